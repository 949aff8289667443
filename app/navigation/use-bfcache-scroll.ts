import { useEffect } from 'react';

/**
 * A browser keeps a page that is left by a whole page load, and shows it again on Back as it was (the 'bfcache'). Safari
 * scrolls it back after `pageshow`, and only while history.scrollRestoration is 'auto'; the router sets 'manual' in
 * `pageshow`, and the visitor was at the page's top. So the place is kept here. The other browsers are there already.
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
