import { createContext, use, useSyncExternalStore } from 'react';
import type { Day } from '#app/domain/days.ts';

const EVERY_MINUTE = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, EVERY_MINUTE);
  return () => clearInterval(timer);
}

/** The day that the visitor's clock shows in the visitor's own time zone, written year-month-day. */
export function localToday(clock: Date = new Date()): Day {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${clock.getFullYear()}-${two(clock.getMonth() + 1)}-${two(clock.getDate())}`;
}

/**
 * The day that the pages were built for. `isFixed` keeps it whatever the visitor's clock says: sample content is shown as on one
 * day. Without a provider it is before every other day, so nothing has left.
 */
export const BuildDay = createContext<{ day: Day; isFixed: boolean }>({ day: '', isFixed: false });

/**
 * Today: the day of the build in the built HTML, then the visitor's own, unless it is fixed. Follows in a tab left open past
 * midnight. For what a visitor types, use `localToday`.
 */
export function useToday(): Day {
  const { day, isFixed } = use(BuildDay);
  return useSyncExternalStore(
    subscribe,
    () => (isFixed ? day : localToday()),
    () => day,
  );
}
