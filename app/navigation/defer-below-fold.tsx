import { useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/**
 * Renders everything below a page's heading and first picture. After a click on a link this content is deferred, so that slow
 * phones show the new heading sooner; an empty screen keeps the footer out of sight. It is not deferred in prerendered pages,
 * after Back, or for a URL with a hash: those may show a place further down first.
 */
export function DeferBelowFold({ children }: { children: React.ReactNode }) {
  const isHydrated = useHydrated();
  const isBack = useNavigationType() === 'POP';
  const namesSection = useLocation().hash !== '';
  const isTime = useDeferredValue(true, !isHydrated || isBack || namesSection);
  return isTime ? children : <div className="h-screen" />;
}
