/** What a file's ending does not tell well enough: its own kind, or that its letters are UTF-8 (₹, –). */
const TYPES: readonly (readonly [file: RegExp, type: string])[] = [
  [/\.ics$/, 'text/calendar;charset=utf-8'],
  [/\.md$/, 'text/markdown;charset=utf-8'],
  [/\.txt$/, 'text/plain;charset=utf-8'],
  [/\.webmanifest$/, 'application/manifest+json'],
  [/^\/trips\.xml$/, 'application/atom+xml;charset=utf-8'],
  [/^\/trips\.schema\.json$/, 'application/schema+json'],
];

/** The Content-Type of a file for machines, by its address; undefined where its ending says enough. */
export function contentType(path: string): string | undefined {
  return TYPES.find(([file]) => file.test(path))?.[1];
}
