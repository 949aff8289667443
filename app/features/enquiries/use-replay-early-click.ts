import { useEffect } from 'react';
import { useHydrated } from '#app/ui/use-hydrated.ts';

declare global {
  interface Window {
    /**
     * What the visitor did before hydration (build-tools/postbuild/deferred-hydration.in-page.js): `target` is the form or form link last
     * used, if any, and `hasScrolled` whether she scrolled the page.
     */
    beforeHydration?: { target?: HTMLElement; timer?: ReturnType<typeof setTimeout>; isAnswered: boolean; hasScrolled?: boolean };
  }
}

/** Replays the last click on a form's link or on Subscribe, if it was made before hydration. */
export function useReplayEarlyClick(): void {
  const isHydrated = useHydrated();
  useEffect(() => {
    const early = window.beforeHydration;
    if (!isHydrated || !early || early.isAnswered) return;
    early.isAnswered = true;
    clearTimeout(early.timer);
    const { target } = early;
    // Click the form's button, because Safari 15 has no requestSubmit(). A link has been replaced by a button with the same id.
    const button = target instanceof HTMLFormElement ? target.querySelector('button') : document.getElementById(target?.id ?? '');
    button?.click();
  }, [isHydrated]);
}
