import { useEffect, useState } from 'react';
import type { EditableFile } from '../editable-files.ts';
import { request } from './api.ts';
import { Published } from './publish-state.tsx';
import { discardUnsaved, readUnsaved, unsavedPaths, useUnsavedChanges } from './unsaved-edits.ts';

/** The list of editable files with their pictures. A section at the top lists files with unpublished edits. */
export function FileList() {
  const [files, setFiles] = useState<readonly EditableFile[]>([]);
  const [notice, setNotice] = useState({ message: '' });
  const readFiles = () => void request<EditableFile[]>('GET /files').then(setFiles, setNotice);
  useEffect(readFiles, []);
  const [typed, setTyped] = useState(unsavedPaths);
  useUnsavedChanges(() => setTyped(unsavedPaths()));
  const discard = (path: string) => {
    if (window.confirm(`Discard what you have written in ${titleOf(path)}?`)) discardUnsaved(path);
  };
  return (
    <main className="list">
      <header>
        <h1>What do you want to change?</h1>
        <a className="button" href="#new">
          Add a trip
        </a>
      </header>
      {typed.length > 0 && (
        <section aria-labelledby="unsaved">
          <h2 id="unsaved">Not published yet</h2>
          <ul>
            {typed.map((path) => (
              <li key={path}>
                <a href={`#${path}`}>{titleOf(path)}</a>{' '}
                <button type="button" aria-label={`Discard: ${titleOf(path)}`} onClick={() => discard(path)}>
                  Discard
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {[...Map.groupBy(files, ({ group }) => group)].map(([group, members]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {members.map((file) => (
              <li key={file.path}>
                <a href={`#${file.path}`}>
                  {file.picture && <img src={`/picture/${file.picture}`} alt="" loading="lazy" width="64" height="48" />}
                  {file.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {notice.message && <p role="status">{notice.message}</p>}
      {files.length > 0 && <Published onChange={readFiles} />}
    </main>
  );
}

/** A title that a trip does not share with the past trip that it is moved to. */
function titleOf(path: string): string {
  const title = readUnsaved(path)?.title ?? path;
  return path.startsWith('trips/past/') ? `${title} (past trip)` : title;
}
