import { useEffect, useLayoutEffect } from 'react';

/**
 * Makes section links scroll smoothly while the caller is mounted, except with prefers-reduced-motion. Smooth scrolling is on
 * from the first paint until just before the next page paints, so that it never affects arriving at a section or leaving the page.
 */
export function useSmoothScroll(): void {
  useEffect(() => {
    document.documentElement.dataset['smoothScroll'] = '';
  }, []);
  useLayoutEffect(
    () => () => {
      const root = document.documentElement;
      delete root.dataset['smoothScroll'];
      // Chromium does not update styles before it scrolls to (0, 0). Reading the style forces an update; otherwise the router's
      // scroll to the top of the next page would still be smooth.
      void getComputedStyle(root).scrollBehavior;
    },
    [],
  );
}
