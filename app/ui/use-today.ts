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

/** The day that the pages were built for. Where nobody says it, it lies before every other: nothing has left then. */
export const BuildDay = createContext<Day>('');

/** Today: in the built HTML the day of the build, then the visitor's own. A tab left open past midnight follows. */
export function useToday(): Day {
  const builtFor = use(BuildDay);
  return useSyncExternalStore(
    subscribe,
    () => localToday(),
    () => builtFor,
  );
}
