/** What was typed into a file's form and is not published yet. It stays until the window is closed, also through a reload. */
export type Typed = { hash: string; data: Record<string, unknown> };

/** What was typed into the form of a file, if anything. */
export function kept(path: string): Typed | undefined {
  const text = sessionStorage.getItem(path);
  return text === null ? undefined : (JSON.parse(text) as Typed);
}

export function keep(path: string, typed: Typed): void {
  sessionStorage.setItem(path, JSON.stringify(typed));
}

export function forget(path: string): void {
  sessionStorage.removeItem(path);
}
