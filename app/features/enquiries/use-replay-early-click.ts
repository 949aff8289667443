import { useEffect } from 'react';
import { useHydrated } from '#app/ui/use-hydrated.ts';

declare global {
  interface Window {
    /** `target` is the form or form link last used before hydration, if any. See build-tools/postbuild/deferred-hydration.in-page.js. */
    earlyClick?: { target?: HTMLElement; timer?: ReturnType<typeof setTimeout>; isAnswered: boolean };
  }
}

/** Replays the last click on a form's link or on Subscribe, if it was made before hydration. */
export function useReplayEarlyClick(): void {
  const isHydrated = useHydrated();
  useEffect(() => {
    const early = window.earlyClick;
    if (!isHydrated || !early || early.isAnswered) return;
    early.isAnswered = true;
    clearTimeout(early.timer);
    const { target } = early;
    // Click the form's button, because Safari 15 has no requestSubmit(). A link has been replaced by a button with the same id.
    const button = target instanceof HTMLFormElement ? target.querySelector('button') : document.getElementById(target?.id ?? '');
    button?.click();
  }, [isHydrated]);
}
