import type { NewTrip } from '../create-trip.ts';

type Fields = Record<string, unknown>;

/**
 * What was typed into a file's form and is not published yet, with the file as it was then; `begin` where the trip is only
 * begun. It stays until the window is closed, also through a reload.
 */
export type UnsavedEdits = { title: string; hash: string; base: Fields; data: Fields; begin?: NewTrip };

/** What was typed into the form of a file, if anything. */
export function readUnsaved(path: string): UnsavedEdits | undefined {
  const text = sessionStorage.getItem(path);
  return text === null ? undefined : (JSON.parse(text) as UnsavedEdits);
}

/** The files whose forms hold something that is not published yet. */
export function unsavedPaths(): string[] {
  return Object.keys(sessionStorage);
}

export function saveUnsaved(path: string, typed: UnsavedEdits): void {
  sessionStorage.setItem(path, JSON.stringify(typed));
}

export function discardUnsaved(path: string): void {
  sessionStorage.removeItem(path);
}
