import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onDisk, tableRows, testProblems } from '../support/test-titles.ts';

const COLUMNS = ['feature', 'known from (Safari, Chrome, Firefox)', 'what older ones get', 'held by'];
const rows = tableRows(readFileSync('docs/decisions/0010-browsers-that-are-served.md', 'utf8'), COLUMNS);

test('each feature that the site leans on has its versions, its stand-in and a test that is there', () => {
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((cells) => cells.length !== COLUMNS.length || cells.includes(''))).toEqual([]);
  expect(rows.filter(([, , , held = '']) => !/^(?:`[^`]+` "|by hand: |each alone, below)/.test(held))).toEqual([]);
  expect(rows.flatMap(([feature, , , held = '']) => testProblems(held, onDisk).map((problem) => `${feature}: ${problem}`))).toEqual([]);
});
