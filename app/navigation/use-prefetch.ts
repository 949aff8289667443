import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageFiles } from './use-page-files.ts';

/** How long prefetched data counts as fresh, in milliseconds; the server caches it for a minute (build-tools/hosting/server.ts). */
const FRESH_FOR = 50_000;

/** Prefetched URLs, with the time of each request. */
const fetched = new Map<string, number>();

/**
 * Fetches code and data of the pages the visitor is likely to open next: those whose links are in view, once the page is idle
 * (unless data is expensive), and at once when the visitor touches, points at or focuses a link.
 *
 * The router's own prefetch requests 'x.data?_routes=…' if a route has shouldRevalidate, but with `ssr: false` a click requests
 * 'x.data', so all data was fetched twice. It also waits 100 ms first. This hook still uses the router's manifest
 * (docs/framework-internals.md).
 */
export function usePrefetch(): void {
  const pageFiles = usePageFiles();
  const location = useLocation();

  useEffect(() => {
    if (!pageFiles) return;
    const prefetch = (target: EventTarget | null) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!navigator.onLine) return;
      if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
      // A calendar is a file with a path like a trip's. It has no data.
      if (link.hasAttribute('download') || /\.\w+$/.test(link.pathname)) return;
      const { modules, hasData } = pageFiles(link.pathname);
      for (const file of modules) fetchModule(file);
      if (hasData) fetchData(`${link.pathname === '/' ? '/_' : link.pathname}.data${link.search}`);
    };
    const onInteraction = (event: Event) => prefetch(event.target);
    const interactionEvents = ['pointerover', 'pointerdown', 'focusin'];
    for (const type of interactionEvents) addEventListener(type, onInteraction, { passive: true });

    const inView = new IntersectionObserver((seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) whenIdle(() => prefetch(target));
    });
    let isLeft = false;
    // The current page loads first.
    whenIdle(() => {
      if (isLeft || isDataExpensive()) return;
      for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link);
    });
    return () => {
      isLeft = true;
      for (const type of interactionEvents) removeEventListener(type, onInteraction);
      inView.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- after a navigation other links are in view
  }, [pageFiles, location]);
}

/** Preloads a module once; hashed files never change. Safari before 2023 lacks modulepreload and gets a plain fetch. */
function fetchModule(href: string): void {
  if (fetched.has(href)) return;
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return fetchFile(href);
  fetched.set(href, Date.now());
  link.rel = 'modulepreload';
  link.href = href;
  // The browser keeps the module; the element is no longer needed.
  link.addEventListener('load', () => link.remove());
  document.head.append(link);
}

/**
 * Fetches data into the browser's cache for the click. Not with rel=prefetch: Firefox checks that against default-src,
 * which allows nothing; fetch falls under connect-src in every browser.
 */
function fetchData(href: string): void {
  if (Date.now() - (fetched.get(href) ?? 0) > FRESH_FOR) fetchFile(href);
}

function fetchFile(href: string): void {
  fetched.set(href, Date.now());
  // Failed or offline: the click fetches again, and reports an error.
  fetch(href, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Whether the visitor asked to save data, or is on a slow connection; only Chromium reports it. */
function isDataExpensive(): boolean {
  const { saveData = false, effectiveType = '' } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
