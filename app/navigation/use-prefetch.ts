import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageFiles } from './use-page-files.ts';

/** The server lets data be kept for a minute (build-tools/hosting/server.ts); after this time, in milliseconds, it is fetched again. */
const FRESH_FOR = 50_000;

/** What has been fetched early, and when. */
const fetched = new Map<string, number>();

/**
 * Fetches code and data of the pages the visitor is likely to open next: those whose links are in view, once the page is idle
 * (not where data is dear), and at once when the visitor touches, points at or focuses a link.
 *
 * The router's own prefetch asks for 'x.data?_routes=…' once a route has shouldRevalidate, while with `ssr: false` a click
 * asks for 'x.data': measured, all data came twice. It also waits 100 ms first. Its list of files is used all the same
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
      // A calendar is a file, though its address looks like a trip's: it has no data.
      if (link.hasAttribute('download') || /\.\w+$/.test(link.pathname)) return;
      const { modules, hasData } = pageFiles(link.pathname);
      for (const file of modules) fetchModule(file);
      if (hasData) fetchData(`${link.pathname === '/' ? '/_' : link.pathname}.data${link.search}`);
    };
    const onInteraction = (event: Event) => prefetch(event.target);
    const interactionEvents = ['pointerover', 'pointerdown', 'focusin'];
    for (const sign of interactionEvents) addEventListener(sign, onInteraction, { passive: true });

    const inView = new IntersectionObserver((seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) whenIdle(() => prefetch(target));
    });
    let isLeft = false;
    // The page that has just been shown comes first.
    whenIdle(() => {
      if (isLeft || isDataExpensive()) return;
      for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link);
    });
    return () => {
      isLeft = true;
      for (const sign of interactionEvents) removeEventListener(sign, onInteraction);
      inView.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- after a navigation other links are in view
  }, [pageFiles, location]);
}

/** A module, parsed and ready; files with a hash in their names never change. Safari learned modulepreload in 2023: before, it is fetched. */
function fetchModule(href: string): void {
  if (fetched.has(href)) return;
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return fetchFile(href);
  fetched.set(href, Date.now());
  link.rel = 'modulepreload';
  link.href = href;
  // The module stays in the browser's memory; the element would stay in the page's for as long as the visitor does.
  link.addEventListener('load', () => link.remove());
  document.head.append(link);
}

/**
 * Data, into the browser's cache, where the click finds it. Not by a link of rel=prefetch: Firefox judges that by
 * default-src, which allows nothing; a fetch falls under connect-src everywhere.
 */
function fetchData(href: string): void {
  if (Date.now() - (fetched.get(href) ?? 0) > FRESH_FOR) fetchFile(href);
}

function fetchFile(href: string): void {
  fetched.set(href, Date.now());
  // Refused or offline: the click asks again, and tells.
  fetch(href, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Whether the visitor asked to save data, or is on a slow connection; only Chromium tells. */
function isDataExpensive(): boolean {
  const { saveData = false, effectiveType = '' } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
