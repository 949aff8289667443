import { expect, test } from 'vitest';
import { commonLength, shortenTo } from './shorten.ts';

test.each([
  [0, '', ''],
  [5, 'abcde', 'abcde'],
  [6, 'abcde', 'abcde'],
  [9, 'ம', 'ம'],
  [10, 'abcdefghijk', 'a…'],
  [11, 'abcdefghijkl', 'ab…'],
  [18, 'மமம', 'ம…'],
  [26, 'மமம', 'ம…'],
  [27, 'மமம', 'மமம'],
  [17, 'மமம', '…'],
  [9, 'abcdefghij', '…'],
])('with a limit of %i URL-encoded characters, %j becomes %j', (room, text, shortened) => {
  expect(shortenTo(room, text)).toBe(shortened);
});

test.each([
  [-1, ''],
  [0, 'a'],
  [4, 'abcde'],
  [8, 'ம'],
  [8, 'abcdefghij'],
])('a limit of %i URL-encoded characters leaves room for neither %j nor an ellipsis', (room, text) => {
  expect(shortenTo(room, text)).toBeUndefined();
});

test.each([
  [100, [300], 100],
  [100, [300, 200], 50],
  [100, [10, 300, 200], 45],
  [100, [300, 10, 30, 45], 30],
  [100, [33, 33, 34], 100],
  [100, [34, 34, 34], 33],
  [101, [33, 33, 36], 35],
  [100, [9, 100], 91],
  [100, [100], 100],
  [100, [101], 100],
  [7, Array<number>(10).fill(7), 0],
  [100, [], 100],
])('for a total of %i, strings with the lengths %j are cut to %i', (total, lengths, common) => {
  expect(commonLength(total, lengths)).toBe(common);
  const taken = lengths.reduce((sum, length) => sum + Math.min(length, common), 0);
  expect(taken).toBeLessThanOrEqual(total);
});
