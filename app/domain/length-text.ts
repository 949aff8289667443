import type { UpcomingTrip } from './trip.ts';

/** Formats how long a trip is and where it starts: '2N/3D from Chennai'. Without the place if the trip does not name it. */
export function lengthText({ duration, startsFrom }: Pick<UpcomingTrip, 'duration' | 'startsFrom'>): string {
  return startsFrom ? `${duration} from ${startsFrom}` : duration;
}
