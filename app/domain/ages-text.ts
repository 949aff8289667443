import type { Ages } from './trip.ts';

/** Formats ages: '6-13 years', '5 years' for one age, or '18+' without an upper age. */
export function agesText({ from, to }: Ages): string {
  return to === undefined ? `${from}+` : `${from === to ? to : `${from}-${to}`} years`;
}
