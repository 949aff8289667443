import { Link } from 'react-router';
import { hasLeft } from '#app/domain/departures.ts';
import { LadiesMark, MomAndKidsMark } from '#app/ui/icon.tsx';
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
        <Picture picture={picture} className="aspect-4/3 w-full" isFirst={isFirst} />
        {badge && <p className="trip-stamp">{badge}</p>}
      </div>
      <div className="trip-rule mt-1.5" />
      <p className="mt-3 flex items-center gap-2 text-small">
        <span className="flex items-center gap-2 font-semibold text-brand group-data-[trip=ladies]:text-ladies">
          {isForLadies ? <LadiesMark /> : <MomAndKidsMark />}
          {isForLadies ? 'All-ladies trip' : 'Mom & kids'}
        </span>
        <span className="ms-auto">{duration}</span>
      </p>
      <h3 id={headingId} className="mt-2 text-title group-data-[trip=ladies]:text-ladies">
        {title}
      </h3>
      {subtitle && <p className="text-quiet">{subtitle}</p>}
      <p className="mt-4 font-semibold">{dates}</p>
      <p>Ages: {ages}</p>
      <DepartureNote departures={facts.departures} />
      <ul className="mt-4 space-y-1.5">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex gap-2.5 before:mt-2.5 before:size-1.5 before:shrink-0 before:rotate-45 before:bg-joy">
            {highlight}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-5">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
          <p>
            {price.map(({ amount, note }) => (
              <span key={amount} className="block font-display text-[1.6875rem] leading-[1.1] font-semibold tracking-[-0.02em] lining-nums">
                {amount}
                {note && <span className="font-text text-small font-normal tracking-normal"> ages {note}</span>}
              </span>
            ))}
            <span className="block text-small text-quiet">{basis}</span>
          </p>
          <Link to={`/trips/upcoming/${slug}`} aria-describedby={headingId} className="button min-h-12 px-4 after:absolute after:inset-0">
            View Details
          </Link>
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
