import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation inside the site the new page's heading gets the focus, so that a screen reader says where the visitor is
 * and Tab goes on from there. Not on the first page: there the browser does it.
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
