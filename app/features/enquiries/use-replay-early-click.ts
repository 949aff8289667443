import { useEffect } from 'react';
import { useHydrated } from '#app/ui/use-hydrated.ts';

declare global {
  interface Window {
    /** Left by build-tools/postbuild/deferred-hydration.in-page.js: what was pressed before the site's scripts had arrived. */
    earlyClick?: { target?: HTMLElement; timer?: ReturnType<typeof setTimeout>; isAnswered: boolean };
  }
}

/** From now on the buttons answer presses themselves; the one that came too early is answered now. */
export function useReplayEarlyClick(): void {
  const isHydrated = useHydrated();
  useEffect(() => {
    const early = window.earlyClick;
    if (!isHydrated || !early || early.isAnswered) return;
    early.isAnswered = true;
    clearTimeout(early.timer);
    const { target } = early;
    // A form's button is pressed, because Safari 15 knows no requestSubmit(). A link has given way to the button of its id.
    const button = target instanceof HTMLFormElement ? target.querySelector('button') : document.getElementById(target?.id ?? '');
    button?.click();
  }, [isHydrated]);
}
