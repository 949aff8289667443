import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a client-side navigation, moves focus to the new page's heading, or to that of the section in the URL's hash. So screen
 * readers announce it, and Tab continues from there. On a page load the browser does this itself.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const section = hash && document.getElementById(hash.slice(1));
    const target = (section && section.querySelector<HTMLElement>('h2, summary')) || document.querySelector('h1');
    // A summary already takes focus.
    if (target?.tabIndex === -1) target.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
