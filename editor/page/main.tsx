import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Editor } from './editor.tsx';
import { FileList } from './file-list.tsx';
import { AddTrip } from './new-trip-forms.tsx';
import { unsavedPaths, uploads } from './unsaved-edits.ts';

/** The list of files, a file's form, or the form for a new trip. The URL's hash says which, so that Back and reload work. */
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
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    // The address was cut off after a %.
    return '';
  }
}

// sessionStorage is gone with the tab, and so is a photo on its way.
window.addEventListener('beforeunload', (event) => {
  if (uploads.count > 0 || unsavedPaths().length > 0) event.preventDefault();
});

// A photo dropped beside its field would open in place of the screen.
for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, (event) => event.preventDefault());

createRoot(document.querySelector('#screen')!).render(
  <StrictMode>
    <Screen />
  </StrictMode>,
);
