import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, useLocation, useNavigation } from 'react-router';
import { CLICKED_ADDRESS } from './clicked-address.ts';

/** The key of the history entry that was shown last, as a page or as an error. */
let shown: string | undefined;

/**
 * Whether a page load (usually Back) began during a client-side navigation. The page load cancels pending fetches, in Firefox
 * and Safari with an error. Reloading because of that error would cancel the page load.
 */
let isLeaving = false;

/**
 * Recovers a tab that was opened before a release, when its code and data are gone. By itself the router reloads the current
 * page, so that the click is lost, or shows an error for the missing data. This hook keeps the clicked address until the
 * visitor has arrived, so that a reload goes there. If a page's data cannot be fetched, it loads the page from the server,
 * but a page that has just loaded never reloads itself. Offline nothing is reloaded: the page stays with an error message,
 * and loading resumes when the network is back.
 * @param hasFailed set by the error boundary: the page at this address failed
 */
export function useStaleDeployRecovery(hasFailed = false): void {
  const { key } = useLocation();
  const target = useNavigation().location;
  const address = target && createPath(target);
  const clicked = useRef<string>(undefined);

  // Before the next paint: the router may reload at once if it already knows that the code is gone.
  useLayoutEffect(() => {
    clicked.current = address;
    remember(address);
  }, [address]);

  useEffect(() => {
    if (hasFailed && shown !== undefined && shown !== key && navigator.onLine && !isLeaving) window.location.reload();
    shown = key;
    isLeaving = false;
  }, [hasFailed, key]);

  useEffect(() => {
    const stay = (event: NavigateEvent) => {
      if (event.navigationType === 'reload' && clicked.current && !navigator.onLine) event.preventDefault();
    };
    const goOn = () => {
      if (clicked.current) window.location.assign(clicked.current);
    };
    const leave = () => {
      isLeaving = clicked.current !== undefined;
    };
    // Browsers without the Navigation API show their own offline page.
    (window.navigation as Navigation | undefined)?.addEventListener('navigate', stay);
    addEventListener('online', goOn);
    addEventListener('beforeunload', leave);
    return () => {
      (window.navigation as Navigation | undefined)?.removeEventListener('navigate', stay);
      removeEventListener('online', goOn);
      removeEventListener('beforeunload', leave);
    };
  }, []);
}

function remember(address: string | undefined): void {
  try {
    if (address) sessionStorage.setItem(CLICKED_ADDRESS, address);
    else sessionStorage.removeItem(CLICKED_ADDRESS);
  } catch {
    // Storage is blocked: the visitor has to click again.
  }
}
