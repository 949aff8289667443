import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, useLocation, useNavigation } from 'react-router';
import { CLICKED_ADDRESS } from './clicked-address.ts';

/** The key of the history entry whose page was shown last, or whose failure was told. */
let shown: string | undefined;

/**
 * Whether a page load has begun (Back, mostly) while a click was under way. It ends what is being fetched: in Firefox and
 * Safari with an error, and a reload for that error would take the place of the page load.
 */
let isLeaving = false;

/**
 * A tab that was opened before a release asks for code and data that are gone. The router then reloads the page being
 * left, and the click is lost; or it shows an error for missing data. Here the address that was clicked is kept until the
 * visitor has arrived, so that a reload goes there; and a page whose data cannot be had is fetched whole from the server, once:
 * a page that has just been loaded never reloads itself. Without a network nothing is reloaded: the page stays, the error
 * is told, and what waited for its code goes on when the network is back.
 * @param hasFailed for the error boundary: the page at this address could not be shown
 */
export function useStaleDeployRecovery(hasFailed = false): void {
  const { key } = useLocation();
  const target = useNavigation().location;
  const address = target && createPath(target);
  const clicked = useRef<string>(undefined);

  // Before the next painting: the code may already be known to be gone.
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
    // Not every browser knows it; the others show their own page for a missing network.
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
    // Refused: the second click arrives.
  }
}
