import type { Begin } from '../begin.ts';

type Fields = Record<string, unknown>;

/**
 * What was typed into a file's form and is not published yet, with the file as it was then; `begin` where the trip is only
 * begun. It stays until the window is closed, also through a reload.
 */
export type Typed = { title: string; hash: string; base: Fields; data: Fields; begin?: Begin };

/** What was typed into the form of a file, if anything. */
export function kept(path: string): Typed | undefined {
  const text = sessionStorage.getItem(path);
  return text === null ? undefined : (JSON.parse(text) as Typed);
}

/** The files whose forms hold something that is not published yet. */
export function keptPaths(): string[] {
  return Object.keys(sessionStorage);
}

export function keep(path: string, typed: Typed): void {
  sessionStorage.setItem(path, JSON.stringify(typed));
}

export function forget(path: string): void {
  sessionStorage.removeItem(path);
}
