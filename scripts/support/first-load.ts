import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const IMPORT = /\b(?:import|from)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;

/**
 * Every script file that a page fetches to hydrate: the files it lists and, recursively, their static imports.
 * @param folder the built site
 * @param named the script paths in the page, '/assets/….js'
 */
export function firstLoad(folder: string, named: readonly string[]): string[] {
  const found = new Set(named);
  for (const script of found) {
    const text = readFileSync(join(folder, script), 'utf8');
    for (const [, file = ''] of text.matchAll(IMPORT)) found.add(join(dirname(script), file));
  }
  return [...found];
}

const weighed = new Map<string, number>();

/** The file's size in bytes after brotli compression. */
export function brotliBytes(file: string): number {
  const known = weighed.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  weighed.set(file, known);
  return known;
}
