/** Trips on one page of a list. */
export const PAGE_SIZE = 15;

/** The next trips to leave that the home page shows. */
export const TRIPS_ON_HOME = 4;

/** What the paging shows: page numbers, with 'gap' where an ellipsis stands. */
export type PaginationRange = readonly (number | 'gap')[];

/** How many pages a list has; an empty list has one, empty, page. */
export function pageCount(total: number, size: number = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size));
}

/** A page number from an address: nonsense is page 1, and out of range goes to the nearest real page. */
export function clampPage(text: string | null, pages: number): number {
  const number = Number(text ?? '1');
  return Number.isInteger(number) ? Math.min(Math.max(number, 1), pages) : 1;
}

/**
 * First, last, current and neighbouring pages, with gaps between them. An ellipsis that would hide
 * one page only gives way to that page: it would be no shorter.
 */
export function paginationRange(current: number, pages: number): PaginationRange {
  const shown = new Set([1, pages, current - 1, current, current + 1].filter((page) => page >= 1 && page <= pages));
  const window: (number | 'gap')[] = [];
  for (let page = 1; page <= pages; page += 1) {
    if (shown.has(page) || (shown.has(page - 1) && shown.has(page + 1))) window.push(page);
    else if (window.at(-1) !== 'gap') window.push('gap');
  }
  return window;
}
