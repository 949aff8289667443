import type { Ages } from './trip.ts';

/** '6-13 years', or '18+' where there is no upper age. */
export function agesText({ from, to }: Ages): string {
  return to === undefined ? `${from}+` : `${from}-${to} years`;
}
