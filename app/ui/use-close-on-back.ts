import { useEffect, useRef } from 'react';

/**
 * Makes Back close what lies over the page and stay on the page, as Back on a phone does with a dialog. Only browsers with the
 * Navigation API can do this, and only if the visitor has touched the page; in others, the page changes.
 * @param close closes it, and returns whether it was open
 */
export function useCloseOnBack(close: () => boolean): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation };
    const onNavigate = (event: NavigateEvent) => {
      const isBack = event.navigationType === 'traverse' && event.destination.index < navigation!.currentEntry!.index;
      if (isBack && event.cancelable && latest.current()) event.preventDefault();
    };
    navigation?.addEventListener('navigate', onNavigate);
    return () => navigation?.removeEventListener('navigate', onNavigate);
  }, []);
}
