import { useEffect, useLayoutEffect } from 'react';

/**
 * While the home page is shown, links to its sections scroll there smoothly. Set after the first
 * painting and taken away before the next page is painted, so that arriving with an anchor, and leaving, never glide.
 */
export function useSmoothScroll(): void {
  useEffect(() => {
    document.documentElement.dataset['smoothScroll'] = '';
  }, []);
  useLayoutEffect(() => () => void delete document.documentElement.dataset['smoothScroll'], []);
}
