import { useContext, useEffect } from 'react';
import { createPath, UNSAFE_DataRouterContext } from 'react-router';

/** Where a click leads that is under way, in the tab's storage; read by hosting/late-start.in-page.js after a reload. */
const CLICKED = 'clicked-address';

/**
 * A tab that was opened before a release asks for code and data that are gone. The router then reloads the page she is
 * leaving, and her click is lost; or it shows an error for missing data. Here the address she clicked is kept until she
 * has arrived, so that a reload goes there; and a page whose data cannot be had is fetched whole from the server, once:
 * a page that has just been loaded never reloads itself. Without a network nothing is reloaded: the page stays, the error
 * is told, and what waited for its code goes on when the network is back.
 */
export function useSureArrival(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    if (!router) return;
    const first = router.state.location;
    const clicked = () => (router.state.navigation.location ? createPath(router.state.navigation.location) : undefined);
    // A page load that begins meanwhile (Back, mostly) ends what is being fetched: in Firefox and Safari with an error, and a
    // reload for that error would take the place of the page load.
    let isLeft = false;
    const leave = () => {
      isLeft = clicked() !== undefined;
    };
    const unsubscribe = router.subscribe(({ navigation, location, errors }) => {
      remember(clicked());
      if (errors && navigation.state === 'idle' && location !== first && navigator.onLine && !isLeft) window.location.reload();
    });
    const stay = (event: NavigateEvent) => {
      if (event.navigationType === 'reload' && clicked() && !navigator.onLine) event.preventDefault();
    };
    const goOn = () => {
      const address = clicked();
      if (address) window.location.assign(address);
    };
    // Not every browser knows it; the others show their own page for a missing network.
    (window.navigation as Navigation | undefined)?.addEventListener('navigate', stay);
    addEventListener('online', goOn);
    addEventListener('beforeunload', leave);
    return () => {
      unsubscribe();
      (window.navigation as Navigation | undefined)?.removeEventListener('navigate', stay);
      removeEventListener('online', goOn);
      removeEventListener('beforeunload', leave);
    };
  }, [router]);
}

function remember(address: string | undefined): void {
  try {
    if (address) sessionStorage.setItem(CLICKED, address);
    else sessionStorage.removeItem(CLICKED);
  } catch {
    // Refused: the second click arrives.
  }
}
