/** The number of trips per page of a list. */
export const PAGE_SIZE = 15;

/** The number of upcoming trips on the home page. */
export const TRIPS_ON_HOME = 4;

/** The page numbers to show in the pagination, with 'gap' for an ellipsis. */
type PaginationRange = readonly (number | 'gap')[];

/** The number of pages in a list; 1 if the list is empty. */
export function pageCount(total: number, size: number = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size));
}

/** Parses a page number from the URL. Anything but an integer becomes page 1; out-of-range numbers are clamped. */
export function clampPage(text: string | null, pages: number): number {
  const number = Number(text ?? '1');
  return Number.isInteger(number) ? Math.min(Math.max(number, 1), pages) : 1;
}

/**
 * The first, last, current and neighbouring pages, with gaps between them. If a gap would hide only
 * one page, that page is shown instead, because an ellipsis would be no shorter.
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
