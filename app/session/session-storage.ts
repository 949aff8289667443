import { useSyncExternalStore } from 'react';

/**
 * The strings to keep while the tab is open. They are also saved in sessionStorage, so that they survive a reload. If
 * sessionStorage is blocked or full, a reload loses them.
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
    // sessionStorage is blocked or full. The copy in memory remains.
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
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
