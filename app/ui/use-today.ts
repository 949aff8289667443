import { createContext, use, useSyncExternalStore } from 'react';
import type { Day } from '#app/domain/days.ts';

const EVERY_MINUTE = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, EVERY_MINUTE);
  return () => clearInterval(timer);
}

/** Today's date according to the visitor's clock and time zone. */
export function localToday(clock: Date = new Date()): Day {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${clock.getFullYear()}-${two(clock.getMonth() + 1)}-${two(clock.getDate())}`;
}

/**
 * The date that the pages were built for. With `isFixed`, the visitor's clock is ignored, so that made-up sample content never
 * goes out of date. The default, an empty string, sorts before every date, so that no trip counts as departed.
 */
export const BuildDay = createContext<{ day: Day; isFixed: boolean }>({ day: '', isFixed: false });

/**
 * Today's date: the build day during prerendering and hydration, then the visitor's own date unless the build day is fixed.
 * Updates within a minute after midnight. Use `localToday` to check dates that a visitor enters.
 */
export function useToday(): Day {
  const { day, isFixed } = use(BuildDay);
  return useSyncExternalStore(
    subscribe,
    () => (isFixed ? day : localToday()),
    () => day,
  );
}
