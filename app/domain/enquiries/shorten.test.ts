import { expect, test } from 'vitest';
import { shortenTo } from './shorten.ts';

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
])('in %i characters of an address, %j is %j', (room, text, shortened) => {
  expect(shortenTo(room, text)).toBe(shortened);
});

test.each([
  [-1, ''],
  [0, 'a'],
  [4, 'abcde'],
  [8, 'ம'],
  [8, 'abcdefghij'],
])('in %i characters of an address there is no room for %j, nor for an ellipsis', (room, text) => {
  expect(shortenTo(room, text)).toBeUndefined();
});
