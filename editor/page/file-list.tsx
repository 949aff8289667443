import { useEffect, useState } from 'react';
import type { EditableFile } from '../editable-files.ts';
import { request } from './api.ts';
import { readUnsaved, unsavedPaths } from './unsaved-edits.ts';

/** The list of editable files with their pictures. A section at the top lists files with unpublished edits. */
export function FileList() {
  const [files, setFiles] = useState<readonly EditableFile[]>([]);
  const [notice, setNotice] = useState({ message: '' });
  useEffect(() => {
    request<EditableFile[]>('GET /files').then(setFiles, setNotice);
  }, []);
  const undo = async () => {
    setNotice(await request<{ message: string }>('POST /undo'));
    setFiles(await request<EditableFile[]>('GET /files'));
  };
  const typed = unsavedPaths();
  return (
    <main className="list">
      <header>
        <h1>What do you want to change?</h1>
        <a className="button" href="#new">
          Add a trip
        </a>
      </header>
      {typed.length > 0 && (
        <section>
          <h2>Not published yet</h2>
          <ul>
            {typed.map((path) => (
              <li key={path}>
                <a href={`#${path}`}>{readUnsaved(path)?.title}</a>
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
      {/* Shown once the list has loaded or failed to load. Before that, the list could push the button away just as it is clicked. */}
      {(files.length > 0 || notice.message) && (
        <section>
          <h2>Published by mistake?</h2>
          <p>This undoes the last change published on this screen. All other changes stay.</p>
          <button type="button" onClick={() => void undo().catch(setNotice)}>
            Undo the last change
          </button>
          <p role="status">{notice.message}</p>
        </section>
      )}
    </main>
  );
}
