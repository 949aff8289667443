import { existsSync, readFileSync } from 'node:fs';

/** Reads a file of the repository; undefined where there is none. */
export type Read = (file: string) => string | undefined;

/** From the disk. */
export const onDisk: Read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** The titles in a test file: what stands first after test(, describe( or the table of an each. */
const TITLE = /(?:\b(?:test|describe)(?:\.\w+)*\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,/g;
/** The cases of a table that gives titles their names: a key, or a text that begins a row. */
const CASE = /^ +\[?\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1[:,]/gm;

function titlesOf(source: string): string[] {
  const found = [...source.matchAll(TITLE), ...source.matchAll(CASE)];
  // A title on a line of its own is found as both, and ends at the same place.
  return [...new Map(found.map((match) => [match.index + match[0].length, match[2] ?? ''])).values()];
}

/** What is wrong with the tests that a cell names, each by its file in backquotes and a part of its title in quotes. */
export function testProblems(cell: string, read: Read): string[] {
  return [...cell.matchAll(/`([^`]+)` "([^"]+)"/g)].flatMap(([, file = '', title = '']) => {
    const source = read(file);
    if (source === undefined) return [`${file} is not there`];
    const count = titlesOf(source).filter((each) => each.includes(title)).length;
    return count === 1 ? [] : [`${count} titles of ${file} have '${title}'`];
  });
}

/** The rows of every table of a Markdown document, as their cells, the heads of tables left out. */
export function tableRows(document: string, columns: readonly string[]): string[][] {
  return document
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.join() !== columns.join());
}
