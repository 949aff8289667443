import { useSyncExternalStore } from 'react';

/**
 * What to keep while the tab is open is saved in sessionStorage, so that it survives a reload, and a page that comes back from the
 * back/forward cache finds what another page has changed. If sessionStorage is blocked or full, it is kept here until a reload.
 */
const kept = new Map<string, string>();
const listeners = new Set<() => void>();

/** Reads a string from memory or sessionStorage; undefined if there is none. */
export function getSessionItem(key: string): string | undefined {
  try {
    return kept.get(key) ?? sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Saves a string under a key and notifies every useSessionItem. */
export function setSessionItem(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
    kept.delete(key);
  } catch {
    kept.set(key, text);
  }
  notifyListeners();
}

/** Removes the string under a key and notifies every useSessionItem. */
export function removeSessionItem(key: string): void {
  kept.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // sessionStorage is blocked, so nothing was saved there.
  }
  notifyListeners();
}

/** Reads a string and re-renders when it changes. Undefined in prerendered HTML. */
export function useSessionItem(key: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => getSessionItem(key),
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('pageshow', listener);
  };
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
