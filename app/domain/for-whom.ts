import type { TripType } from './trip.ts';

/** Who a trip is for, in the words of its card and its page. */
export function forWhom(type: TripType): 'All-ladies trip' | 'Mom & kids' {
  return type === 'ladies' ? 'All-ladies trip' : 'Mom & kids';
}
