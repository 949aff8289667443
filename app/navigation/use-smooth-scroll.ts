import { useEffect, useLayoutEffect } from 'react';

/**
 * While the home page is shown, links to its sections scroll smoothly. Switched on after the first paint and off before the
 * next page is painted, so that arriving with an anchor, and leaving, never scroll smoothly.
 */
export function useSmoothScroll(): void {
  useEffect(() => {
    document.documentElement.dataset['smoothScroll'] = '';
  }, []);
  useLayoutEffect(
    () => () => {
      const root = document.documentElement;
      delete root.dataset['smoothScroll'];
      // Chromium scrolls to (0, 0) without updating styles first. Reading the style updates it: otherwise the router's scroll
      // to the top of the next page is still smooth, and the page is seen gliding up for half a second.
      void getComputedStyle(root).scrollBehavior;
    },
    [],
  );
}
