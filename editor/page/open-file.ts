import { type Conflict, mergeEdits } from '../merge.ts';
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

/** Merges edits to an older version into the current file. The form has what was typed, also in a conflict. */
export async function rebase(path: string, typed: UnsavedEdits): Promise<{ open: OpenFile; conflicts: readonly Conflict[] }> {
  const file = await read(path, typed);
  const { data, conflicts } = mergeEdits(typed.base, typed.data, file.base);
  const open: OpenFile = { ...file, data: data as UnsavedEdits['data'] };
  saveUnsaved(path, unsavedEditsOf(open));
  return { open, conflicts };
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
