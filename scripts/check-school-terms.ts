import type { Content } from '../app/content/content.server.ts';
import { addDays, type Day } from '../app/domain/days.ts';
import { hasDeparted } from '../app/domain/departures.ts';
import { schoolDaysMissed } from '../app/domain/school-days.ts';

/** What the school years of content/school-terms.yaml lack on a day: departures that say nothing of school, and years that are to be compared again. */
export function schoolTermNotes({ upcoming, schoolYears }: Pick<Content, 'upcoming' | 'schoolYears'>, today: Day): string[] {
  const unknown = [...upcoming.values()]
    // A departure's own page repeats its trip.
    .filter(({ type, departureOf }) => type !== 'ladies' && !departureOf)
    .flatMap((trip) =>
      trip.departures
        .filter((departure) => !hasDeparted(departure.start, today) && !schoolDaysMissed(trip, departure, schoolYears))
        .map(
          ({ start, end }) =>
            `${trip.slug}, ${start} to ${end}: no school year has all of these days. Add the year, or its summer vacation.`,
        ),
    );
  const old = schoolYears
    .filter(({ asOf }) => asOf < addDays(today, -365))
    .map(
      ({ name, asOf }) =>
        `${name} was last compared with its source on ${asOf}. Compare it again and set asOf, or take the year away if no departure lies in it.`,
    );
  return [...unknown, ...old];
}
