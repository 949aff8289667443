import { useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/**
 * Renders everything below a page's heading and first picture. After a click inside the site it renders a moment later, so
 * that a cheap phone shows the new heading sooner; until then an empty window keeps the footer out of sight.
 * It is there at once in the built page, after Back, and where the address names a section: there a place further down is
 * shown first.
 */
export function DeferBelowFold({ children }: { children: React.ReactNode }) {
  const isHydrated = useHydrated();
  const isBack = useNavigationType() === 'POP';
  const namesSection = useLocation().hash !== '';
  const isTime = useDeferredValue(true, !isHydrated || isBack || namesSection);
  return isTime ? children : <div className="h-screen" />;
}
