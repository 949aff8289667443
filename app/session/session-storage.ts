import { useSyncExternalStore } from 'react';

/**
 * Strings that are kept while the tab is open: in memory, and in sessionStorage so that they survive a reload. If sessionStorage
 * is blocked or full, they are lost on reload.
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
  kept.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Blocked or full: the memory copy remains.
  }
  notifyListeners();
}

/** Removes the string under a key and notifies every useSessionItem. */
export function removeSessionItem(key: string): void {
  kept.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked, so nothing was stored.
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
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
