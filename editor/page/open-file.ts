import { changesBetween } from '../changes.ts';
import { mergeEdits, withEarlier } from '../merge.ts';
import type { PublishState } from '../publish.ts';
import type { RestoredDraft } from '../restored-drafts.ts';
import { request, type FormFile, RequestError } from './api.ts';
import { upcomingPath } from './new-trip-forms.tsx';
import { discardUnsaved, saveUnsaved, readUnsaved, type UnsavedEdits } from './unsaved-edits.ts';

/** An open file, with its unpublished edits. */
export type OpenFile = UnsavedEdits & Pick<FormFile, 'file' | 'schema'>;

/** The server's state, with edits that gave way to those of others. */
export type ServerState = PublishState & { notes: readonly string[]; drafts: readonly RestoredDraft[] };

/**
 * Opens a file with its unpublished edits, if any. They keep the hash and base of the version they were made on. Nothing is left of
 * those that are in the file, for example because the editing screen was stopped while it published them.
 */
export async function open(path: string): Promise<OpenFile> {
  const typed = readUnsaved(path);
  const file = await read(path, typed);
  if (typed && !file.newTrip && (typed.newTrip || changesBetween(file.base, typed.data).length === 0)) return rebase(path, typed);
  return { ...file, ...typed };
}

/** Merges edits to an older version into the current file, and keeps what is left of them. In a conflict, the form has what was typed. */
export async function rebase(path: string, typed: UnsavedEdits): Promise<OpenFile> {
  const file = await read(path, typed);
  const merged = mergeEdits(typed.base, typed.data, file.base);
  const data = merged.data as UnsavedEdits['data'];
  const open: OpenFile = { ...file, data, ...(merged.conflicts.length > 0 && { merged }) };
  // The move itself is published.
  if (typed.newTrip?.kind === 'moved' && !open.newTrip) discardUnsaved(upcomingPath(typed.newTrip.from));
  if (open.newTrip || changesBetween(open.base, data).length > 0) saveUnsaved(path, unsavedEditsOf(open));
  else discardUnsaved(path);
  return open;
}

/** Reads the server's state. Edits that gave way to others become unpublished edits again, also those to a file that is gone. */
export async function readState(): Promise<ServerState> {
  const state = await request<ServerState>('GET /state');
  for (const { path, ...draft } of state.drafts) {
    const typed = readUnsaved(path);
    const edits = typed ? { ...typed, ...withEarlier(typed, draft) } : draft;
    await rebase(path, edits).catch(() => saveUnsaved(path, edits));
  }
  if (state.notes.length > 0) await request('POST /kept-drafts', state.notes);
  return state;
}

/** The part of an open file that is kept in sessionStorage. */
export function unsavedEditsOf(open: OpenFile): UnsavedEdits {
  const { file: _file, schema: _schema, ...edits } = open;
  return edits;
}

/** Reads a file, or a new trip unless that has been published in the meantime. */
async function read(path: string, { newTrip }: Partial<UnsavedEdits> = {}): Promise<OpenFile> {
  try {
    const { file, schema, hash, data } = newTrip
      ? await request<FormFile>('POST /new-trip', newTrip)
      : await request<FormFile>(`GET /file?path=${encodeURIComponent(path)}`);
    return { file, schema, hash, data, base: data, title: file.title, ...(newTrip && { newTrip }) };
  } catch (error) {
    if (newTrip && error instanceof RequestError && error.status === 409) return read(path);
    throw error;
  }
}
