import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page runs in the browser yet. The built HTML knows neither the clock nor the question mark part of
 * the address; what depends on them is shown from the first moment after hydration on, so that both renderings agree.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
