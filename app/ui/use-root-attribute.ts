import { useLayoutEffect } from 'react';

/**
 * Sets a data attribute (`name` in camel case) on the root element while the caller is mounted, for styles outside the
 * component. Used instead of :has(), which older versions of Firefox lack.
 */
export function useRootAttribute(name: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => void delete dataset[name];
  }, [name]);
}
