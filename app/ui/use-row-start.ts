import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Shows a row that scrolls from its start when its page is opened. Firefox shows it where it was in the document that Back loaded. */
export function useRowStart(row: RefObject<HTMLElement | null>): void {
  const wasBuilt = useRef(!useHydrated());
  useLayoutEffect(() => {
    if (!wasBuilt.current) row.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [row]);
}
