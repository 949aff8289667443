import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Until a move is committed, git still lists the old paths.
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));

/** Top-level folders with files in git, escaped for a RegExp. */
const FOLDERS = [...new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]!.replace('.', String.raw`\.`)))];
const NAMED = new RegExp(String.raw`(?<![\w./-])(?:${FOLDERS.join('|')})/[\w./-]+\.(?:ts|tsx|js|css|md|json|yaml|yml)\b`, 'g');

/** A file's prose: all of a document, or the comments in code. */
function wordsOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.md') ? text : (text.match(/\/\/ .*|^ *\/?\*.*/gm) ?? []).join('\n');
}

test('files named in comments and documents exist', () => {
  expect(files.length).toBeGreaterThan(100);
  const named = files
    .filter((file) => /\.(?:tsx?|js|css|md)$/.test(file))
    .flatMap((file) => [...wordsOf(file).matchAll(NAMED)].map(([name]) => ({ file, name })));
  expect(named.length).toBeGreaterThan(10);
  // Trips are exempt, because editors decide which ones exist.
  expect(named.filter(({ name }) => !name.startsWith('content/trips/') && !existsSync(name))).toEqual([]);
});
