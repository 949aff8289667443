/**
 * What was typed and not yet sent. It is kept in memory and in the tab's own storage: it survives Escape, a reload and
 * a crash, and goes with the tab. A storage that is refused or full changes nothing else.
 */
const VERSION = 'v1';
const kept = new Map<string, string>();

/** The texts kept under a name, where they have the same fields as `empty`; else `empty`. */
export function readDraft<Values extends Record<string, string>>(name: string, empty: Values): Values {
  const text = kept.get(name) ?? stored(name);
  if (!text) return empty;
  try {
    const draft: unknown = JSON.parse(text);
    if (typeof draft !== 'object' || draft === null) return empty;
    const fields = Object.entries(empty).map(([field, none]) => {
      const value: unknown = (draft as Record<string, unknown>)[field];
      return [field, typeof value === 'string' ? value : none];
    });
    return Object.fromEntries(fields) as Values;
  } catch {
    return empty;
  }
}

/** Keeps texts under a name. */
export function keepDraft(name: string, values: Record<string, string>): void {
  const text = JSON.stringify(values);
  kept.set(name, text);
  try {
    sessionStorage.setItem(key(name), text);
  } catch {
    // Refused or full: the draft lives in memory then.
  }
}

/** Forgets what was kept under a name. */
export function clearDraft(name: string): void {
  kept.delete(name);
  try {
    sessionStorage.removeItem(key(name));
  } catch {
    // Where nothing could be kept there is nothing to forget.
  }
}

function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(key(name));
  } catch {
    return null;
  }
}

function key(name: string): string {
  return `enquiry:${VERSION}:${name}`;
}
