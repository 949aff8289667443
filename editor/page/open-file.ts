import { changesBetween } from '../changes.ts';
import { isSame } from '../fields.ts';
import { mergeEdits, withEarlier } from '../merge.ts';
import type { PublishState } from '../publish.ts';
import type { RestoredDraft } from '../restored-drafts.ts';
import { request, type FormFile, RequestError } from './api.ts';
import { discardUnsaved, readUnsaved, saveUnsaved, type UnsavedEdits } from './unsaved-edits.ts';

/** An open file, with its unpublished edits. */
export type OpenFile = UnsavedEdits & Pick<FormFile, 'file' | 'schema'>;

/** Where unpublished edits are kept, and how the server is asked. The tests have one for each of two editors. */
const TAB = { request, readUnsaved, saveUnsaved, discardUnsaved };
export type Tab = typeof TAB;

/** The server's state, with edits that gave way to those of others. */
export type ServerState = PublishState & { notes: readonly string[]; drafts: readonly RestoredDraft[] };

/**
 * Opens the newest version of a file with its unpublished edits, if any. Those made on an older version are merged into it; in a
 * conflict, the form has what was typed. Nothing is left of edits that are in the file already.
 */
export async function open(path: string, tab: Tab = TAB): Promise<OpenFile> {
  const file = await read(path, tab, tab.readUnsaved(path));
  // Read again, because she may have typed since.
  const typed = tab.readUnsaved(path);
  if (!typed) return file;
  if (typed.hash === file.hash && (file.newTrip || changesBetween(file.base, typed.data).length > 0)) return { ...file, ...typed };
  // The title of a new trip was typed before its form was made.
  const isTaken = !file.newTrip && typed.newTrip && typed.newTrip.kind !== 'moved';
  const merged = mergeEdits(isTaken ? { ...typed.base, title: undefined } : typed.base, typed.data, file.base);
  const data = merged.data as UnsavedEdits['data'];
  const { moved } = typed;
  const opened: OpenFile = { ...file, data, ...(merged.conflicts.length > 0 && { merged }), ...(file.newTrip && moved && { moved }) };
  if (!file.newTrip) forgetMoved(typed, tab);
  if (file.newTrip || changesBetween(file.base, data).length > 0) tab.saveUnsaved(path, unsavedEditsOf(opened));
  else tab.discardUnsaved(path);
  return opened;
}

/** Forgets what the move of a trip, now published, has taken over of the edits to the upcoming trip. What was typed there later stays. */
export function forgetMoved({ newTrip, moved }: Pick<UnsavedEdits, 'newTrip' | 'moved'>, tab: Tab = TAB): void {
  if (newTrip?.kind !== 'moved') return;
  const path = upcomingPath(newTrip.from);
  if (isSame(tab.readUnsaved(path)?.data, moved)) tab.discardUnsaved(path);
}

/** The path of an upcoming trip's file. */
export function upcomingPath(slug: string): string {
  return `trips/upcoming/${slug}/trip.yaml`;
}

/** Reads the server's state. Edits that gave way to others become unpublished edits again, also those to a file that is gone. */
export async function readState(tab: Tab = TAB): Promise<ServerState> {
  const state = await tab.request<ServerState>('GET /state');
  for (const { path, ...draft } of state.drafts) {
    const typed = tab.readUnsaved(path);
    // Without a hash, so that the file is taken for newer.
    const newTrip = draft.newTrip ?? typed?.newTrip;
    tab.saveUnsaved(path, { ...draft, ...typed, ...(typed && withEarlier(typed, draft)), ...(newTrip && { newTrip }), hash: '' });
    await open(path, tab).catch(() => undefined);
  }
  if (state.notes.length > 0) await tab.request('POST /kept-drafts', state.notes);
  return state;
}

/** The part of an open file that is kept in sessionStorage. */
export function unsavedEditsOf(open: OpenFile): UnsavedEdits {
  const { file: _file, schema: _schema, ...edits } = open;
  return edits;
}

/** Reads a file, or a new trip unless that has been published in the meantime. */
async function read(path: string, tab: Tab, { newTrip }: Partial<UnsavedEdits> = {}): Promise<OpenFile> {
  try {
    const { file, schema, hash, data } = newTrip
      ? await tab.request<FormFile>('POST /new-trip', newTrip)
      : await tab.request<FormFile>(`GET /file?path=${encodeURIComponent(path)}`);
    return { file, schema, hash, data, base: data, title: file.title, ...(newTrip && { newTrip }) };
  } catch (error) {
    if (newTrip && error instanceof RequestError && error.status === 409) return read(path, tab);
    throw error;
  }
}
