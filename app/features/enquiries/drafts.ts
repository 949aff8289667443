// Keeps drafts and contact details in sessionStorage, where they survive Escape, a reload and a crash, but not closing the tab.
import { removeSessionItem, setSessionItem, getSessionItem } from '#app/session/session-storage.ts';

const VERSION = 'v1';

/** Reads a draft. Fields that are missing or not strings get their value from `empty`. */
export function readDraft<Values extends Record<string, string>>(name: string, empty: Values): Values {
  const text = getSessionItem(key(name));
  if (!text) return empty;
  try {
    const draft: unknown = JSON.parse(text);
    if (typeof draft !== 'object' || draft === null) return empty;
    const fields = Object.entries(empty).map(([field, fallback]) => {
      const value: unknown = (draft as Record<string, unknown>)[field];
      return [field, typeof value === 'string' ? value : fallback];
    });
    return Object.fromEntries(fields) as Values;
  } catch {
    return empty;
  }
}

export function saveDraft(name: string, values: Record<string, string>): void {
  setSessionItem(key(name), JSON.stringify(values));
}

export function clearDraft(name: string): void {
  removeSessionItem(key(name));
}

function key(name: string): string {
  return `enquiry:${VERSION}:${name}`;
}
