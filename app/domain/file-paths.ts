import type { Day } from './days.ts';

/** The path of the calendar with all departures. */
export const ALL_DEPARTURES_CALENDAR = '/trips.ics';

/**
 * The path of a departure's calendar file, for 'Add to calendar'. Each departure has one file, even if it also has its own
 * page. On that page, `parentSlug` is the slug of the trip that the departure belongs to.
 */
export function calendarPath({ slug, parentSlug }: { slug: string; parentSlug?: string | undefined }, start: Day): string {
  return `/trips/upcoming/${parentSlug ?? slug}-${start}.ics`;
}

/** The path of the data for the cards of past trips that are not on the first page of the list. */
export const PAST_CARDS_PATH = '/all-past-trips.json';

/** The path of the Atom feed. */
export const FEED_PATH = '/trips.xml';

/** The path of a home screen icon, which the build generates from the favicon. */
export function iconPath(name: 'icon-192' | 'icon-512' | 'maskable-512'): string {
  return `/icons/${name}.png`;
}
