import { Link } from 'react-router';
import { Picture } from '#app/ui/picture.tsx';
import type { PastCardFacts } from './card-facts.ts';

/** The card of a past trip: its picture, the year as a stamp, and the way to its gallery. */
export function PastCard({ facts, isFirst = false }: { facts: PastCardFacts; isFirst?: boolean }) {
  const { slug, title, location, year, photos, picture } = facts;
  const headingId = `trip-${slug}`;
  return (
    <article aria-labelledby={headingId} className="group relative flex h-full flex-col bg-raised">
      <div className="relative grow">
        <Picture picture={picture} className="aspect-4/3 size-full" isFirst={isFirst} />
        <p className="year-stamp">{year}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4 px-4 pt-3 pb-2">
        <div>
          <h3 id={headingId} className="text-title">
            {title}
          </h3>
          <p className="text-quiet">
            {location} <span aria-hidden="true">·</span> {photos} photos
          </p>
        </div>
        <Link to={`/trips/past/${slug}`} aria-describedby={headingId} className="text-link after:absolute after:inset-0">
          View Gallery
        </Link>
      </div>
    </article>
  );
}
