import { expect, test } from 'vitest';
import { clampPage, pageCount, paginationRange } from './pagination.ts';

test('lists have 15 trips per page; an empty list has one page', () => {
  expect([0, 1, 15, 16, 30, 31].map((total) => pageCount(total))).toEqual([1, 1, 1, 2, 2, 3]);
});

test.each([
  [null, 1],
  ['3', 3],
  ['0', 1],
  ['-4', 1],
  ['99', 5],
  ['1.5', 1],
  ['zebra', 1],
  ['', 1],
])('page parameter %j of a five-page list opens page %i', (asked, page) => {
  expect(clampPage(asked, 5)).toBe(page);
});

test.each([
  [1, 1, [1]],
  [1, 10, [1, 2, 'gap', 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [10, 10, [1, 'gap', 9, 10]],
])('the pagination on page %i of %i shows %j', (current, pages, window) => {
  expect(paginationRange(current, pages)).toEqual(window);
});

/** Returns the first error in a page's pagination range, if any. Uses plain comparisons, because expect() is slow for 20,000 ranges. */
function faultOf(current: number, pages: number): string | undefined {
  const window = paginationRange(current, pages);
  for (const page of [1, pages, current - 1, current, current + 1]) {
    if (page >= 1 && page <= pages && !window.includes(page)) return `page ${page} is missing`;
  }
  let last = 0;
  for (const [index, item] of window.entries()) {
    const next = item === 'gap' ? window[index + 1] : item;
    if (typeof next !== 'number') return 'a gap is not followed by a page';
    if (item === 'gap' && next - last <= 2) return `the gap before page ${next} hides fewer than two pages`;
    if (item !== 'gap' && window[index - 1] !== 'gap' && item !== last + 1) return `page ${item} follows page ${last}`;
    if (item !== 'gap') last = item;
  }
  return undefined;
}

test('for up to 200 pages, the range has the first, last, current and neighbouring pages in order, and gaps hide at least two', () => {
  const faults: string[] = [];
  for (let pages = 1; pages <= 200; pages += 1) {
    for (let current = 1; current <= pages; current += 1) {
      const fault = faultOf(current, pages);
      if (fault) faults.push(`page ${current} of ${pages}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
