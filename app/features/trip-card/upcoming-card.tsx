import { hasLeft } from '#app/domain/departures.ts';
import { LadiesMark, MomAndKidsMark } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useToday } from '#app/ui/use-today.ts';
import type { UpcomingCardFacts } from './card-facts.ts';

/** The card of an upcoming trip, on the home page and on the list. The button is the link; the whole card is its target. */
export function UpcomingCard({ facts, isFirst = false }: { facts: UpcomingCardFacts; isFirst?: boolean }) {
  const { slug, title, subtitle, picture, badge, isForLadies, duration, dates, ages, highlights, price, basis } = facts;
  const headingId = `trip-${slug}`;
  return (
    <article data-trip={isForLadies ? 'ladies' : 'family'} aria-labelledby={headingId} className="group relative flex h-full flex-col">
      <div className="trip-picture relative">
        <Picture
          picture={picture}
          sizes="(width >= 62.5rem) 27rem, (width >= 40rem) 56vw, 108vw"
          className="aspect-4/3 w-full"
          isFirst={isFirst}
        />
        {badge && <p className="trip-stamp">{badge}</p>}
      </div>
      <div className="trip-rule mt-1.5" />
      <p className="card-type">
        <span>
          {isForLadies ? <LadiesMark /> : <MomAndKidsMark />}
          {isForLadies ? 'All-ladies trip' : 'Mom & kids'}
        </span>
        {duration}
      </p>
      <h3 id={headingId} className="mt-2 text-title group-data-[trip=ladies]:text-ladies">
        {title}
      </h3>
      {subtitle && <p className="text-quiet">{subtitle}</p>}
      <p className="mt-4 font-semibold">{dates}</p>
      <p>Ages: {ages}</p>
      <DepartureNote departures={facts.departures} />
      <ul className="leaf-list mt-4">
        {highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      <div className="mt-auto pt-5">
        <div className="card-foot">
          <p>
            {price.map(({ amount, note }) => (
              <span key={amount} className="card-price">
                {amount}
                {note && <span className="font-text text-small font-normal tracking-normal"> ages {note}</span>}
              </span>
            ))}
            <span className="block text-small text-quiet">{basis}</span>
          </p>
          <PageLink
            to={`/trips/upcoming/${slug}`}
            aria-describedby={headingId}
            className="button min-h-12 px-4 after:absolute after:inset-0"
          >
            View Details
          </PageLink>
        </div>
      </div>
    </article>
  );
}

/** Says plainly that all departures have left; the catalogue, not the clock, keeps the trip in the list. */
function DepartureNote({ departures }: Pick<UpcomingCardFacts, 'departures'>) {
  const today = useToday();
  if (!today || !departures.every(({ start }) => hasLeft(start, today))) return null;
  return (
    <p className="mt-3 border-s-3 border-ink ps-3 text-small">
      {departures.length === 1 ? 'This departure has left.' : 'These departures have left.'} Ask us about the next dates.
    </p>
  );
}
