import { useSyncExternalStore } from 'react';

/**
 * Texts that are kept as long as the tab is open: in memory and in the tab's own storage, so that they survive a reload. A
 * storage that is refused or full changes nothing but the reload.
 */
const kept = new Map<string, string>();
const listeners = new Set<() => void>();

/** The text kept under a key. */
export function getSessionItem(key: string): string | undefined {
  try {
    return kept.get(key) ?? sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key. */
export function setSessionItem(key: string, text: string): void {
  kept.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Refused or full: the text lives in memory then.
  }
  notifyListeners();
}

/** Forgets what was kept under a key. */
export function removeSessionItem(key: string): void {
  kept.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where nothing could be kept there is nothing to forget.
  }
  notifyListeners();
}

/** The text kept under a key, also when it changes; none in the built HTML, which knows no tab. */
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
