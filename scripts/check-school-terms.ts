import type { Content } from '../app/content/content.server.ts';
import { addDays, type Day } from '../app/domain/days.ts';
import { hasDeparted } from '../app/domain/departures.ts';
import { schoolDaysMissed } from '../app/domain/school-days.ts';

/** Notes on school-terms.yaml: future departures for children on days outside the school years, and years last checked over a year ago. */
export function schoolTermNotes({ upcoming, schoolYears }: Pick<Content, 'upcoming' | 'schoolYears'>, today: Day): string[] {
  const unknown = [...upcoming.values()]
    // A departure page repeats a departure of its trip.
    .filter(({ type, parentSlug }) => type !== 'ladies' && !parentSlug)
    .flatMap((trip) =>
      trip.departures
        .filter((departure) => !hasDeparted(departure.start, today) && !schoolDaysMissed(trip, departure, schoolYears))
        .map(
          ({ start, end }) =>
            `${trip.slug}, ${start} to ${end}: no school year covers all of these days. Add the year, or its summer vacation.`,
        ),
    );
  const old = schoolYears
    .filter(({ asOf }) => asOf < addDays(today, -365))
    .map(
      ({ name, asOf }) =>
        `${name} was last compared with its source on ${asOf}. Compare it again and update asOf, or remove a year without departures.`,
    );
  return [...unknown, ...old];
}
