import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves focus to the new page's heading after a client-side navigation, so that screen readers announce the page and Tab
 * continues from there. On a page load the browser does this itself.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = (hash && document.getElementById(hash.slice(1))?.querySelector<HTMLElement>('h2')) || document.querySelector('h1');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
