import { INCLUDED, NOT_INCLUDED } from '#app/domain/trip-sections.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { MarkedList } from './marked-list.tsx';
import { TripHeading } from './trip-section.tsx';
import type { UpcomingTripData } from './trip-view-model.ts';

/** The included and excluded items; either list may be empty. A departure's page without inclusions links to its parent trip. */
export function Inclusions({ trip: { inclusions, exclusions, parentTrip } }: { trip: UpcomingTripData }) {
  if (inclusions.length + exclusions.length === 0 && !parentTrip) return null;
  return (
    <section aria-labelledby={INCLUDED.id} className="tinted-block bg-sand">
      <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
        <div>
          <TripHeading of={INCLUDED} />
          {inclusions.length === 0 && parentTrip && (
            <p className="mt-4">
              <PageLink to={`/trips/upcoming/${parentTrip.slug}#${INCLUDED.id}`} className="text-link">
                What the price includes, on the page of {parentTrip.title}
              </PageLink>
            </p>
          )}
          <MarkedList icon="tick" items={inclusions} />
        </div>
        {exclusions.length > 0 && (
          <div>
            <TripHeading of={NOT_INCLUDED} />
            <MarkedList icon="cross" items={exclusions} />
          </div>
        )}
      </div>
    </section>
  );
}
