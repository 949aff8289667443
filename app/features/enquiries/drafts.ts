import { removeSessionItem, setSessionItem, getSessionItem } from '#app/session/session-storage.ts';

/** What was typed and not yet sent. It survives Escape, a reload and a crash, and goes with the tab. */
const VERSION = 'v1';

/** The texts kept under a name, where they have the same fields as `empty`; else `empty`. */
export function readDraft<Values extends Record<string, string>>(name: string, empty: Values): Values {
  const text = getSessionItem(key(name));
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
export function saveDraft(name: string, values: Record<string, string>): void {
  setSessionItem(key(name), JSON.stringify(values));
}

/** Forgets what was kept under a name. */
export function clearDraft(name: string): void {
  removeSessionItem(key(name));
}

function key(name: string): string {
  return `enquiry:${VERSION}:${name}`;
}
