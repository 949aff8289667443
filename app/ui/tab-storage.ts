import { useSyncExternalStore } from 'react';

/**
 * Texts that are kept as long as the tab is open: in memory and in the tab's own storage, so that they survive a reload. A
 * storage that is refused or full changes nothing but the reload.
 */
const kept = new Map<string, string>();
const listeners = new Set<() => void>();

/** The text kept under a key. */
export function readKept(key: string): string | undefined {
  try {
    return kept.get(key) ?? sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key. */
export function keep(key: string, text: string): void {
  kept.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Refused or full: the text lives in memory then.
  }
  tellListeners();
}

/** Forgets what was kept under a key. */
export function forget(key: string): void {
  kept.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where nothing could be kept there is nothing to forget.
  }
  tellListeners();
}

/** The text kept under a key, also when it changes; none in the built HTML, which knows no tab. */
export function useKept(key: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readKept(key),
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
