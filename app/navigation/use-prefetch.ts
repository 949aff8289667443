import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isFilePath } from '#app/domain/page-path.ts';
import { usePageFiles } from './use-page-files.ts';

/** How long prefetched data stays fresh, in milliseconds. Browsers may cache it for a minute (build-tools/hosting/site-manifest.ts). */
const STALE_AFTER_MS = 50_000;

/** The time at which each prefetched URL was requested. */
const fetched = new Map<string, number>();

/**
 * Prefetches code and data for the pages that the visitor is likely to open next. Links in view are prefetched once the browser
 * is idle (unless data is expensive), and a link that the visitor touches, hovers over or focuses is prefetched at once.
 *
 * The router's own prefetch requests 'x.data?_routes=…' if a route has shouldRevalidate, but with `ssr: false` a click requests
 * 'x.data', so all data would be fetched twice. It also waits 100 ms first. This hook still uses the router's manifest
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
      // Skip links to files, such as a calendar file, whose path is like a trip's.
      if (link.hasAttribute('download') || isFilePath(link.pathname)) return;
      const { modules, hasData } = pageFiles(link.pathname);
      for (const file of modules) fetchModule(file);
      // A list's address may have the children's ages. Only the visitor herself sends them to the host, by a press.
      if (hasData && !link.search) fetchData(`${link.pathname === '/' ? '/_' : link.pathname}.data`);
    };
    const onInteraction = (event: Event) => prefetch(event.target);
    const interactionEvents = ['pointerover', 'pointerdown', 'focusin'];
    for (const type of interactionEvents) addEventListener(type, onInteraction, { passive: true });

    const inView = new IntersectionObserver((seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) whenIdle(() => prefetch(target));
    });
    let isLeft = false;
    // Let the current page finish loading.
    whenIdle(() => {
      if (isLeft || isDataExpensive()) return;
      for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link);
    });
    return () => {
      isLeft = true;
      for (const type of interactionEvents) removeEventListener(type, onInteraction);
      inView.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new page has different links
  }, [pageFiles, location]);
}

/** Preloads a module once, because hashed files never change. Safari before version 17 lacks modulepreload, so it gets a plain fetch. */
function fetchModule(href: string): void {
  if (fetched.has(href)) return;
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return fetchFile(href);
  fetched.set(href, Date.now());
  link.rel = 'modulepreload';
  link.href = href;
  // The browser keeps the module, so the element is no longer needed.
  link.addEventListener('load', () => link.remove());
  document.head.append(link);
}

/**
 * Fetches data into the browser's cache, ready for the click. It cannot use rel=prefetch, because Firefox checks that against
 * default-src, which allows nothing. Every browser checks fetch against connect-src.
 */
function fetchData(href: string): void {
  if (Date.now() - (fetched.get(href) ?? 0) > STALE_AFTER_MS) fetchFile(href);
}

function fetchFile(href: string): void {
  fetched.set(href, Date.now());
  // Ignore failures, because the click fetches again and reports the error.
  fetch(href, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Whether the visitor asked to save data, or is on a slow connection. Only Chromium reports either. */
function isDataExpensive(): boolean {
  const { saveData = false, effectiveType = '' } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
