import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AddTrip } from './begin-trip.tsx';
import { Editor } from './editor.tsx';
import { FileList } from './file-list.tsx';

/** The list of files, or a file's form. The file is in the URL's hash, so that Back and reload work. */
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
