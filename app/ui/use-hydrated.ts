import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether hydration has finished. The prerendered HTML cannot depend on the clock or the query string. Content that depends
 * on them is rendered right after hydration, so that the first client render matches the HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
