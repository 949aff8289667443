import { Children, useRef } from 'react';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SectionHeading } from '#app/ui/section-heading.tsx';
import { useRowStart } from '#app/ui/use-row-start.ts';

/** The rendered widths of a card's picture on the home page, including the part that is cropped off. */
export const UPCOMING_SIZES = { phone: 'min(22.75rem, 98vw)', wide: '(min-width: 80rem) 20.5rem, (min-width: 67.5rem) 25vw' };

/** The next trips, as four cards in a row. In narrow windows the row scrolls and snaps; phones show part of the next card. */
export function UpcomingTrips({
  title,
  lead,
  note,
  children,
}: {
  title: string;
  lead: string;
  note: React.ReactNode;
  children: React.ReactNode;
}) {
  const row = useRef<HTMLUListElement>(null);
  useRowStart(row);
  if (Children.count(children) === 0) return null;
  return (
    <section id="upcoming-trips" aria-labelledby="upcoming-trips-heading" className="py-18 lg:py-26">
      <div className="page-width">
        <SectionHeading id="upcoming-trips-heading" title={title} lead={lead} />
        {note}
      </div>
      <ul ref={row} data-keeps-place="" className="card-row mt-9 lg:mt-13">
        {Children.map(children, (card) => (
          <li className="card-cell">{card}</li>
        ))}
      </ul>
      <p className="page-width mt-7 lg:mt-11">
        <PageLink to="/all-upcoming-trips" className="button" data-kind="secondary">
          View All Trips
          <Icon name="arrow" className="h-2.5 w-4.5" />
        </PageLink>
      </p>
    </section>
  );
}
