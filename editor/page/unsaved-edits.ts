import { useEffect } from 'react';
import type { NewTrip } from '../create-trip.ts';
import type { Merged } from '../merge.ts';

type Fields = Record<string, unknown>;

/**
 * Unpublished edits (`data`) and the version they were made on (`base`, `hash`). `newTrip` is set for a new or moved trip, `moved` is
 * what the move has taken over of the edits to the upcoming trip, and `merged` is set if others had changed the same places. Kept in
 * sessionStorage, so they survive a reload but not closing the window.
 */
export type UnsavedEdits = { title: string; hash: string; base: Fields; data: Fields; newTrip?: NewTrip; moved?: Fields; merged?: Merged };

/** How many photos are on their way to the server. */
export const uploads = { count: 0 };

const CHANGED = 'unsaved-edits';

/** Reads a file's unpublished edits, if any. */
export function readUnsaved(path: string): UnsavedEdits | undefined {
  const text = sessionStorage.getItem(path);
  return text === null ? undefined : (JSON.parse(text) as UnsavedEdits);
}

/** The paths of files with unpublished edits. */
export function unsavedPaths(): string[] {
  return Object.keys(sessionStorage);
}

/** Calls `read` after each change of unpublished edits: a photo may arrive in a form that was left, and opened again. */
export function useUnsavedChanges(read: () => void): void {
  useEffect(() => {
    window.addEventListener(CHANGED, read);
    return () => window.removeEventListener(CHANGED, read);
  });
}

export function saveUnsaved(path: string, typed: UnsavedEdits): void {
  sessionStorage.setItem(path, JSON.stringify(typed));
  window.dispatchEvent(new Event(CHANGED));
}

export function discardUnsaved(path: string): void {
  sessionStorage.removeItem(path);
  window.dispatchEvent(new Event(CHANGED));
}
