import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { hasDeparted } from '#app/domain/departures.ts';
import { useToday } from '#app/ui/use-today.ts';

const BUILT_PAGE_TAGS = 'meta[property], meta[name^="twitter:"], link[type="text/markdown"], script[type="application/ld+json"]';

/**
 * Keeps what the build wrote into the head for machines as true as the page. The offer of a departure that has left is
 * taken away as soon as there is a clock, by the rule and the clock of the visible text; and after a navigation nothing
 * is left of the first page. Nothing is written anew: who reads such tags asks for a page by its address.
 */
export function usePruneStaleHead(): void {
  const { pathname } = useLocation();
  const builtPage = useRef(pathname);
  const today = useToday();
  useEffect(() => {
    for (const tag of document.head.querySelectorAll<HTMLElement>(BUILT_PAGE_TAGS)) {
      const { leaves } = tag.dataset;
      if (pathname !== builtPage.current || (leaves && hasDeparted(leaves, today))) tag.remove();
    }
  }, [pathname, today]);
}
