import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { hashTarget } from './hash-target.ts';

/**
 * After a client-side navigation to another page, moves focus to the page's heading or, if the URL's hash points to a section, to
 * its heading or summary. Screen readers then announce it, and Tab continues from there. Does nothing on a page load.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const section = hashTarget(hash);
    const heading = section?.matches('h1, h2, h3') ? section : section?.querySelector<HTMLElement>('h1, h2, summary');
    const target = heading ?? document.querySelector('h1');
    // A summary already takes focus.
    if (!target?.matches('summary')) target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
