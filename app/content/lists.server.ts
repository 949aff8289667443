import type { Day } from '#app/domain/days.ts';
import { byNextDeparture, startDates } from '#app/domain/departures.ts';
import type { PastTrip, UpcomingTrip } from '#app/domain/trip.ts';
import { listsSchema } from './schema.server.ts';
import { readYaml, type Source } from './source.server.ts';

/** Reads the trips in both lists and the home page's spotlights, in the order in which pages show them on `today`. */
export function readLists(
  source: Source,
  { upcoming, past }: { upcoming: ReadonlyMap<string, UpcomingTrip>; past: ReadonlyMap<string, PastTrip> },
  today: Day,
) {
  const lists = readYaml(source, 'lists.yaml', listsSchema);
  return (
    lists && {
      upcoming: byNextDeparture(tripsInList(source, 'upcoming', lists.upcoming, upcoming), startDates, today),
      past: newestFirst(tripsInList(source, 'past', lists.past, past)),
      spotlights: tripsInList(source, 'spotlights', lists.spotlights, past),
    }
  );
}

function tripsInList<T extends UpcomingTrip | PastTrip>(
  { reader }: Source,
  list: 'upcoming' | 'past' | 'spotlights',
  slugs: readonly string[],
  trips: ReadonlyMap<string, T>,
): T[] {
  const folder = list === 'upcoming' ? 'trips/upcoming' : 'trips/past';
  return slugs.flatMap((slug, index) => {
    const trip = trips.get(slug);
    const field = `${list}[${index}]`;
    if (slugs.indexOf(slug) !== index) {
      reader.report('lists.yaml', field, {
        what: `'${slug}' is in the list twice.`,
        why: 'The page would show the same card twice.',
        fix: 'Remove one of the two.',
      });
      return [];
    }
    if (trip && 'parentSlug' in trip && trip.parentSlug) {
      reader.report('lists.yaml', field, {
        what: `'${slug}' is the page of one departure of '${trip.parentSlug}'.`,
        why: 'The departure would be in the list twice.',
        fix: `Remove it. The page of '${trip.parentSlug}' links to it.`,
      });
    }
    if (trip) return [trip];
    // If the folder exists, its trip.yaml is missing or invalid, which has already been reported.
    if (!reader.folders(folder).includes(slug)) {
      reader.report('lists.yaml', field, {
        what: `The list includes '${slug}', but there is no folder ${folder}/${slug}.`,
        why: 'The page shows a card for each trip in the list.',
        fix: `Correct the name, remove it from the list, or create the trip with: npm run new:trip`,
      });
    }
    return [];
  });
}

function newestFirst(trips: readonly PastTrip[]): PastTrip[] {
  return trips.toSorted((a, b) => b.year - a.year || (a.title < b.title ? -1 : 1));
}
