import { useLocation } from 'react-router';
import { pagePathOf } from '#app/domain/page-path.ts';

/** The path of the current page, without a trailing slash, as in links. */
export function usePagePath(): string {
  return pagePathOf(useLocation().pathname);
}
