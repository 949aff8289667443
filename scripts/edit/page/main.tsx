import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { EditableFile } from '../editable-files.ts';
import { ask } from './api.ts';
import { Editor } from './editor.tsx';

/** The list of what can be changed; after a choice, the file's form. The file stands in the address, so that Back and reload keep it. */
function Screen() {
  const [path, setPath] = useState(pathInAddress);
  useEffect(() => {
    const onHashChange = () => setPath(pathInAddress());
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  return path ? <Editor key={path} path={path} /> : <FileList />;
}

function FileList() {
  const [files, setFiles] = useState<readonly EditableFile[]>([]);
  const [notice, setNotice] = useState({ message: '' });
  useEffect(() => {
    ask<EditableFile[]>('GET /files').then(setFiles, setNotice);
  }, []);
  return (
    <main className="list">
      <h1>What do you want to change?</h1>
      {[...Map.groupBy(files, ({ group }) => group)].map(([group, members]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {members.map((file) => (
              <li key={file.path}>
                <a href={`#${file.path}`}>{file.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>Published by mistake?</h2>
        <p>The last change that was published on this screen is taken back. All other changes stay.</p>
        <button type="button" onClick={() => ask<{ message: string }>('POST /undo').then(setNotice, setNotice)}>
          Undo the last change
        </button>
        <p role="status">{notice.message}</p>
      </section>
    </main>
  );
}

function pathInAddress(): string {
  return decodeURIComponent(window.location.hash.slice(1));
}

createRoot(document.querySelector('#screen')!).render(
  <StrictMode>
    <Screen />
  </StrictMode>,
);
