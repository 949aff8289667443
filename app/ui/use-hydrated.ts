import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether hydration has finished. The prerendered HTML knows neither the clock nor the query string. Content that depends on
 * them renders right after hydration, so that the first client render matches the HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
