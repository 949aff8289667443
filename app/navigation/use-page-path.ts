import { useLocation } from 'react-router';
import { pagePathOf } from '#app/domain/page-path.ts';

/** The path of the page that is shown, as links write it. */
export function usePagePath(): string {
  return pagePathOf(useLocation().pathname);
}
