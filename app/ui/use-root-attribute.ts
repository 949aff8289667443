import { useLayoutEffect } from 'react';

/**
 * Marks the page's root with a data attribute (`name` in camel case) for as long as the caller is rendered, so that style sheets
 * reach what is outside of it. In place of :has(), which Firefox learned late.
 */
export function useRootAttribute(name: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => void delete dataset[name];
  }, [name]);
}
