import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onDisk, tableRows, testProblems } from '../support/test-titles.ts';

/** The criteria of WCAG 2.2 at the levels A and AA, by guideline: 4.1.1 has been taken out, those left out here are AAA. */
const CRITERIA: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};
const NUMBERS = Object.entries(CRITERIA).flatMap(([guideline, numbers]) => numbers.map((number) => `${guideline}.${number}`));
const TEST = /^`[^`]+` "[^"]+"$/;
/** What was done by hand says how, and on which day. */
const BY_HAND = /^by hand: .+, \d{4}-\d{2}-\d{2}\b/;

const rows = tableRows(readFileSync('docs/accessibility.md', 'utf8'), ['criterion', 'level', 'how it was checked', 'result']);

test('each of the 55 criteria has its row, in their order, with level and result', () => {
  expect(NUMBERS).toHaveLength(55);
  expect(rows.map(([criterion = '']) => criterion.split(' ')[0])).toEqual(NUMBERS);
  expect(rows.filter((cells) => cells.length !== 4 || cells.includes('')).map(([criterion]) => criterion)).toEqual([]);
  expect(rows.filter(([, level = '']) => !['A', 'AA'].includes(level)).map(([criterion]) => criterion)).toEqual([]);
});

test('each says how it was checked, by tests that are there or by hand with a day, or that it does not apply', () => {
  const problems = rows.flatMap(([criterion = '', , how = '']) => {
    const isSaid = how === 'does not apply' || how.split('; ').every((way) => TEST.test(way) || BY_HAND.test(way));
    return [...(isSaid ? [] : [`'${how}' is no way to check`]), ...testProblems(how, onDisk)].map((problem) => `${criterion}: ${problem}`);
  });
  expect(problems).toEqual([]);
});
