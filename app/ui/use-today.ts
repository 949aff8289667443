import { useSyncExternalStore } from 'react';

const EVERY_MINUTE = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, EVERY_MINUTE);
  return () => clearInterval(timer);
}

/** The day that the visitor's clock shows in the visitor's own time zone, written year-month-day. */
export function localToday(clock: Date = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${clock.getFullYear()}-${two(clock.getMonth() + 1)}-${two(clock.getDate())}`;
}

/** The visitor's own today; undefined in the built HTML, which is read on many days. A tab left open past midnight follows. */
export function useToday(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribe,
    () => localToday(),
    () => undefined,
  );
}
