import { useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/**
 * Defers its children, the lower part of a page, after a click on a link, so that slow phones show the new heading
 * sooner. Meanwhile, an empty screen-high box keeps the footer out of sight. Nothing is deferred in prerendered pages. After Back
 * or for a URL with a hash, nothing is deferred either, because the visitor may start further down the page.
 */
export function DeferBelowFold({ children }: { children: React.ReactNode }) {
  const isHydrated = useHydrated();
  const isBack = useNavigationType() === 'POP';
  const namesSection = useLocation().hash !== '';
  const isReady = useDeferredValue(true, !isHydrated || isBack || namesSection);
  return isReady ? children : <div aria-busy className="h-screen" />;
}
