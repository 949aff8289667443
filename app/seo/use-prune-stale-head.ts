import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { hasDeparted } from '#app/domain/departures.ts';
import { useToday } from '#app/ui/use-today.ts';

const BUILT_PAGE_TAGS =
  'meta[property], meta[name^="twitter:"], link[hreflang], link[type="text/markdown"], script[type="application/ld+json"]';

/**
 * Removes stale tags that the build added to the head. An offer is stale once its departure has left, by the same rule and
 * date as the visible text. After a navigation, all BUILT_PAGE_TAGS are stale. Adds no new metadata, because crawlers
 * request each page by its URL.
 */
export function usePruneStaleHead(): void {
  const { pathname } = useLocation();
  const builtPage = useRef(pathname);
  const today = useToday();
  useEffect(() => {
    for (const tag of document.head.querySelectorAll<HTMLElement>(BUILT_PAGE_TAGS)) {
      const { start } = tag.dataset;
      if (pathname !== builtPage.current || (start && hasDeparted(start, today))) tag.remove();
    }
  }, [pathname, today]);
}
