import { useLocation } from 'react-router';
import { pagePathOf } from '#app/domain/page-path.ts';

/** The path of the current page, in the form that links use. */
export function usePagePath(): string {
  return pagePathOf(useLocation().pathname);
}
