import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AddTrip } from './begin-trip.tsx';
import { Editor } from './editor.tsx';
import { FileList } from './file-list.tsx';

/** The list of what can be changed; after a choice, the file's form. The file stands in the address, so that Back and reload keep it. */
function Screen() {
  const [path, setPath] = useState(pathInAddress);
  useEffect(() => {
    const onHashChange = () => setPath(pathInAddress());
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  if (path === 'new') return <AddTrip />;
  return path ? <Editor key={path} path={path} /> : <FileList />;
}

function pathInAddress(): string {
  return decodeURIComponent(window.location.hash.slice(1));
}

createRoot(document.querySelector('#screen')!).render(
  <StrictMode>
    <Screen />
  </StrictMode>,
);
