import type { Day } from './days.ts';

/** The address of the calendar of every departure. */
export const ALL_DEPARTURES_CALENDAR = '/trips.ics';

/**
 * The address of a departure's calendar file, for 'Add to calendar': one file a departure, also when the departure has a
 * page of its own. `departureOf` is the slug of the whole trip on such a page.
 */
export function calendarPath({ slug, departureOf }: { slug: string; departureOf?: string | undefined }, start: Day): string {
  return `/trips/upcoming/${departureOf ?? slug}-${start}.ics`;
}

/** Where the cards of past trips are that do not fit on the list's first page. */
export const PAST_CARDS_PATH = '/all-past-trips.json';

/** The address of the Atom feed. */
export const FEED_PATH = '/trips.xml';

/** The path of an icon of the home screen, which the build draws from the favicon. */
export function iconPath(name: 'icon-192' | 'icon-512' | 'maskable-512'): string {
  return `/icons/${name}.png`;
}
