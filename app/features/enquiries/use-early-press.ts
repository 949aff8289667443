import { useEffect } from 'react';

declare global {
  interface Window {
    /** Left by hosting/early-press.ts: what she pressed before the site's scripts had arrived. */
    earlyPress?: { target?: HTMLElement; timer?: ReturnType<typeof setTimeout>; isAnswered: boolean };
  }
}

/** From now on the openers answer presses themselves; the one that came too early is answered now. */
export function useEarlyPress(): void {
  useEffect(() => {
    const early = window.earlyPress;
    if (!early || early.isAnswered) return;
    early.isAnswered = true;
    clearTimeout(early.timer);
    if (early.target instanceof HTMLFormElement) early.target.requestSubmit();
    else early.target?.click();
  }, []);
}
