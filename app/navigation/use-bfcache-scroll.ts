import { useEffect } from 'react';

/**
 * Restores the scroll position when Safari shows a page from its back/forward cache. Safari scrolls after `pageshow`, and
 * only if history.scrollRestoration is 'auto'; the router sets it to 'manual' in `pageshow`, so the page would stay at the top.
 * Other browsers keep the scroll position themselves.
 */
export function useBfcacheScroll(): void {
  useEffect(() => {
    let top = 0;
    const remember = () => {
      top = window.scrollY;
    };
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.scrollTo({ top, behavior: 'instant' });
    };
    addEventListener('pagehide', remember);
    addEventListener('pageshow', restore);
    return () => {
      removeEventListener('pagehide', remember);
      removeEventListener('pageshow', restore);
    };
  }, []);
}
