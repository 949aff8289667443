import { useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/**
 * What stands below a page's heading and its first picture. After a click inside the site it is drawn a moment later, so
 * that a cheap phone shows the new heading sooner; an empty window stands in its place and keeps the footer out of sight.
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
