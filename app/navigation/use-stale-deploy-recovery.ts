import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPath, useLocation, useNavigation } from 'react-router';
import { CLICKED_ADDRESS } from './clicked-address.ts';

/** The key of the last history entry shown, whether as a page or as an error. */
let shown: string | undefined;

/**
 * Whether a page load (usually Back) began during a client-side navigation. The page load cancels pending fetches, which
 * Firefox and Safari report as errors. Reloading in response would cancel the page load.
 */
let isLeaving = false;

/**
 * Whether a reload of the router's was stopped. The router waits for that reload, and never loads the code of such a page again, so
 * each later page must be loaded from the server.
 */
let isRouterWaiting = false;

/**
 * Recovers a tab that was opened before a release removed its code and data files. Without this hook, the router reloads the
 * current page, which loses the click, or shows an error for the missing data. The hook remembers the clicked address until
 * the visitor gets there, so that a reload leads to it. If a page's data cannot be fetched, the hook loads the page from the
 * server, but it never reloads a page that has just loaded. Offline, it does not reload, so missing data leads to an error page. With
 * the Navigation API it also stops the router's reload: the page stays open. In both cases, the wanted page opens once the network is
 * back.
 * @param hasFailed true in the error boundary, when the page at this address failed to load
 * @returns whether the page that she wants is being fetched, or this one stays open until the network is back
 */
export function useStaleDeployRecovery(hasFailed = false): 'fetching' | 'unreachable' | undefined {
  const { key } = useLocation();
  const target = useNavigation().location;
  const address = target && createPath(target);
  const clicked = useRef<string>(undefined);
  const [awaited, setAwaited] = useState<string>();

  // Before the next paint, because the router may reload at once if it already knows that the code is gone.
  useLayoutEffect(() => {
    clicked.current = address;
    remember(address);
    if (address && isRouterWaiting && navigator.onLine) load(address);
  }, [address]);

  useEffect(() => {
    if (hasFailed && shown !== undefined && shown !== key && navigator.onLine && !isLeaving) window.location.reload();
    shown = key;
    isLeaving = false;
  }, [hasFailed, key]);

  useEffect(() => {
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !clicked.current || navigator.onLine) return;
      event.preventDefault();
      isRouterWaiting = true;
      setAwaited(clicked.current);
    };
    const goOn = () => {
      if (clicked.current) load(clicked.current);
      else if (hasFailed) window.location.reload();
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
  }, [hasFailed]);
  if (!address) return undefined;
  return awaited === address || (isRouterWaiting && !navigator.onLine) ? 'unreachable' : 'fetching';
}

/** Loads an address from the server, also after Back, when it is the current one. */
function load(address: string): void {
  if (address === createPath(window.location)) window.location.reload();
  else window.location.assign(address);
}

function remember(address: string | undefined): void {
  try {
    if (address) sessionStorage.setItem(CLICKED_ADDRESS, address);
    else sessionStorage.removeItem(CLICKED_ADDRESS);
  } catch {
    // If storage is blocked, the visitor has to click again.
  }
}
