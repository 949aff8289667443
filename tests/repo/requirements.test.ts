import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onDisk, type Read, tableRows, testProblems } from '../support/test-titles.ts';

const FILE = 'docs/requirements.md';
const COLUMNS = ['id', 'what', 'why it is so', 'built in', 'held by'];
const ID = /^[a-z]+(?:-[a-z0-9]+)+$/;
const BY_HAND = /^by hand: \w+$/;
const FILES = /^`[^`]+`(?:, `[^`]+`)*$/;
const TESTS = /^`[^`]+` "[^"]+"(?:; `[^`]+` "[^"]+")*$/;
/** The rows of every table. A row may be broken: that is for `problems` to say. */
const rowsOf = (document: string) => tableRows(document, COLUMNS);

/** What is wrong with the tables of a document, a line each. */
function problems(document: string, read: Read): string[] {
  const rows = rowsOf(document);
  const ids = rows.map(([id = '']) => id);
  return rows.flatMap((cells) => {
    const [id = '', , , builtIn = '', heldBy = ''] = cells;
    if (cells.length !== COLUMNS.length || cells.includes('')) return [`${id}: not five cells, each filled in`];
    const found: string[] = [];
    if (!ID.test(id)) found.push(`${id}: no id`);
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) found.push(`${id}: given twice`);
    if (!FILES.test(builtIn)) found.push(`${id}: 'built in' is no list of files`);
    for (const [, file = ''] of builtIn.matchAll(/`([^`]+)`/g)) {
      if (read(file) === undefined) found.push(`${id}: ${file} is not there`);
    }
    if (BY_HAND.test(heldBy)) return found;
    if (!TESTS.test(heldBy)) found.push(`${id}: 'held by' is neither a list of tests nor 'by hand' with one word`);
    found.push(...testProblems(heldBy, read).map((problem) => `${id}: ${problem}`));
    return found;
  });
}

test('every requirement names files and tests that are there', () => {
  const document = readFileSync(FILE, 'utf8');
  expect(rowsOf(document).length).toBeGreaterThan(100);
  expect(problems(document, onDisk)).toEqual([]);
});

test('the list at the end names what is held by hand, and nothing else', () => {
  const document = readFileSync(FILE, 'utf8');
  const byHand = rowsOf(document).flatMap(([id, , , , heldBy = '']) => (BY_HAND.test(heldBy) ? [id] : []));
  const [, end = ''] = document.split('\n## Held by hand\n');
  const listed = [...end.matchAll(/`([a-z0-9-]+)`/g)].map(([, id]) => id);
  expect(listed.toSorted()).toEqual(byHand.toSorted());
});

const HEADER = '| id | what | why it is so | built in | held by |\n|---|---|---|---|---|\n';
const SOURCES: Record<string, string> = {
  'a.ts': 'export {};',
  'a.test.ts':
    "// 'a comment', is no title\ntest('says what it does', () => {});\ntest.each([1])('twice %i', () => {});\ntest(\n  'twice',\n  () => {},\n);\nconst CASES = {\n  'a case': 1,\n};",
};
const inMemory: Read = (file) => SOURCES[file];

test.each([
  ['a sound row', '| home-a | A. | Why. | `a.ts` | `a.test.ts` "what it does" |', []],
  ['a row held by a case of a table', '| home-a | A. | Why. | `a.ts` | `a.test.ts` "a case" |', []],
  ['a row held by hand', '| home-a | A. | Why. | `a.ts`, `a.test.ts` | by hand: words |', []],
  ['an empty cell', '| home-a | A. |  | `a.ts` | by hand: words |', ['home-a: not five cells, each filled in']],
  ['a cell too few', '| home-a | A. | `a.ts` | by hand: words |', ['home-a: not five cells, each filled in']],
  ['an id that is none', '| Home A | A. | Why. | `a.ts` | by hand: words |', ['Home A: no id']],
  [
    'an id given twice',
    '| home-a | A. | Why. | `a.ts` | by hand: words |\n| home-a | B. | Why. | `a.ts` | by hand: words |',
    ['home-a: given twice', 'home-a: given twice'],
  ],
  ['a file that is not there', '| home-a | A. | Why. | `b.ts` | by hand: words |', ['home-a: b.ts is not there']],
  ['a place that is no file', '| home-a | A. | Why. | somewhere | by hand: words |', ["home-a: 'built in' is no list of files"]],
  ['a test file that is not there', '| home-a | A. | Why. | `a.ts` | `b.test.ts` "x" |', ['home-a: b.test.ts is not there']],
  ['a title that is not there', '| home-a | A. | Why. | `a.ts` | `a.test.ts` "sings" |', ["home-a: 0 titles of a.test.ts have 'sings'"]],
  [
    'a comment for a title',
    '| home-a | A. | Why. | `a.ts` | `a.test.ts` "a comment" |',
    ["home-a: 0 titles of a.test.ts have 'a comment'"],
  ],
  ['a part of two titles', '| home-a | A. | Why. | `a.ts` | `a.test.ts` "twice" |', ["home-a: 2 titles of a.test.ts have 'twice'"]],
  [
    'a test file without a title',
    '| home-a | A. | Why. | `a.ts` | `a.test.ts` |',
    ["home-a: 'held by' is neither a list of tests nor 'by hand' with one word"],
  ],
  [
    'by hand without a word',
    '| home-a | A. | Why. | `a.ts` | by hand |',
    ["home-a: 'held by' is neither a list of tests nor 'by hand' with one word"],
  ],
])('%s is judged as it is', (_, row, expected) => {
  expect(problems(HEADER + row, inMemory)).toEqual(expected);
});
