import { describePath } from '../changes.ts';
import { mergeEdits } from '../merge.ts';
import { request, type FormFile } from './api.ts';
import { saveUnsaved, readUnsaved, type UnsavedEdits } from './unsaved-edits.ts';

/** A file in its form, with what is typed into it. */
export type OpenFile = UnsavedEdits & Pick<FormFile, 'file' | 'schema'>;

/** A file with what was typed into its form before a reload. That belongs to the file as it was then. */
export async function open(path: string): Promise<OpenFile> {
  const typed = readUnsaved(path);
  const file = await read(path, typed);
  return { ...file, ...typed };
}

/** A file as it is now, with what was typed over an older state of it; and what is to be told of that. */
export async function rebase(path: string, typed: UnsavedEdits): Promise<{ open: OpenFile; message: string }> {
  const file = await read(path, typed);
  const { data, both } = mergeEdits(typed.base, typed.data, file.base);
  const open: OpenFile = { ...file, data: data as UnsavedEdits['data'] };
  saveUnsaved(path, unsavedEditsOf(open));
  const places = both.map(describePath).join('; ');
  const message = places
    ? `Also changed elsewhere: ${places}. There stands what you typed now: look at it before you publish.`
    : 'What you typed stands in the file as it is now.';
  return { open, message };
}

/** What a window keeps of an open file. */
export function unsavedEditsOf({ title, hash, base, data, begin }: OpenFile): UnsavedEdits {
  return { title, hash, base, data, ...(begin && { begin }) };
}

async function read(path: string, { begin }: Partial<UnsavedEdits> = {}): Promise<OpenFile> {
  const answer = begin
    ? await request<FormFile>('POST /begin', begin)
    : await request<FormFile>(`GET /file?path=${encodeURIComponent(path)}`);
  return { ...answer, base: answer.data, title: answer.file.title, ...(begin && { begin }) };
}
