import { placeOf } from '../changes.ts';
import { mergeTyped } from '../merge.ts';
import { ask, type FormFile } from './api.ts';
import { keep, kept, type Typed } from './kept.ts';

/** A file in its form, with what is typed into it. */
export type OpenFile = Typed & Pick<FormFile, 'file' | 'schema'>;

/** A file with what was typed into its form before a reload. That belongs to the file as it was then. */
export async function open(path: string): Promise<OpenFile> {
  const typed = kept(path);
  const file = await read(path, typed);
  return { ...file, ...typed };
}

/** A file as it is now, with what was typed over an older state of it; and what is to be told of that. */
export async function putOver(path: string, typed: Typed): Promise<{ open: OpenFile; message: string }> {
  const file = await read(path, typed);
  const { data, both } = mergeTyped(typed.base, typed.data, file.base);
  const open: OpenFile = { ...file, data: data as Typed['data'] };
  keep(path, typedOf(open));
  const places = both.map(placeOf).join('; ');
  const message = places
    ? `Also changed elsewhere: ${places}. There stands what you typed now: look at it before you publish.`
    : 'What you typed stands in the file as it is now.';
  return { open, message };
}

/** What a window keeps of an open file. */
export function typedOf({ title, hash, base, data, begin }: OpenFile): Typed {
  return { title, hash, base, data, ...(begin && { begin }) };
}

async function read(path: string, { begin }: Partial<Typed> = {}): Promise<OpenFile> {
  const answer = begin ? await ask<FormFile>('POST /begin', begin) : await ask<FormFile>(`GET /file?path=${encodeURIComponent(path)}`);
  return { ...answer, base: answer.data, title: answer.file.title, ...(begin && { begin }) };
}
