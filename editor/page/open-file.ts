import { describePath } from '../changes.ts';
import { mergeEdits } from '../merge.ts';
import { request, type FormFile } from './api.ts';
import { saveUnsaved, readUnsaved, type UnsavedEdits } from './unsaved-edits.ts';

/** An open file, with its unpublished edits. */
export type OpenFile = UnsavedEdits & Pick<FormFile, 'file' | 'schema'>;

/** Opens a file with its unpublished edits, if any. They keep the hash and base of the version they were made on. */
export async function open(path: string): Promise<OpenFile> {
  const typed = readUnsaved(path);
  const file = await read(path, typed);
  return { ...file, ...typed };
}

/** Merges edits to an older version into the current file. `message` is for the editor. */
export async function rebase(path: string, typed: UnsavedEdits): Promise<{ open: OpenFile; message: string }> {
  const file = await read(path, typed);
  const { data, both } = mergeEdits(typed.base, typed.data, file.base);
  const open: OpenFile = { ...file, data: data as UnsavedEdits['data'] };
  saveUnsaved(path, unsavedEditsOf(open));
  const places = both.map(describePath).join('; ');
  const message = places
    ? `Also changed elsewhere: ${places}. The form has what you typed: check it before you publish.`
    : 'What you typed has been added to the newer version.';
  return { open, message };
}

/** The part of an open file that is kept in sessionStorage. */
export function unsavedEditsOf({ title, hash, base, data, newTrip }: OpenFile): UnsavedEdits {
  return { title, hash, base, data, ...(newTrip && { newTrip }) };
}

async function read(path: string, { newTrip }: Partial<UnsavedEdits> = {}): Promise<OpenFile> {
  const answer = newTrip
    ? await request<FormFile>('POST /new-trip', newTrip)
    : await request<FormFile>(`GET /file?path=${encodeURIComponent(path)}`);
  return { ...answer, base: answer.data, title: answer.file.title, ...(newTrip && { newTrip }) };
}
