import { useEffect, useLayoutEffect } from 'react';

/**
 * Makes section links scroll smoothly while the caller is mounted. It is switched on after the first paint and off before the
 * next page is painted, so that arriving at a section, and leaving, never scroll smoothly.
 */
export function useSmoothScroll(): void {
  useEffect(() => {
    document.documentElement.dataset['smoothScroll'] = '';
  }, []);
  useLayoutEffect(
    () => () => {
      const root = document.documentElement;
      delete root.dataset['smoothScroll'];
      // Chromium does not update styles before it scrolls to (0, 0). Reading the style updates it; otherwise the router's scroll
      // to the top of the next page would still be smooth.
      void getComputedStyle(root).scrollBehavior;
    },
    [],
  );
}
