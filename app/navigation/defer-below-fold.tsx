import { useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/**
 * Defers everything below a page's heading and first picture after a click on a link, so that slow phones show the new heading
 * sooner. Meanwhile, an empty screen-high box keeps the footer out of sight. Nothing is deferred in prerendered pages, nor after
 * Back or for a URL with a hash, when the visitor may start further down the page.
 */
export function DeferBelowFold({ children }: { children: React.ReactNode }) {
  const isHydrated = useHydrated();
  const isBack = useNavigationType() === 'POP';
  const namesSection = useLocation().hash !== '';
  const isTime = useDeferredValue(true, !isHydrated || isBack || namesSection);
  return isTime ? children : <div className="h-screen" />;
}
