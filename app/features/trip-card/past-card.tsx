import { PageLink } from '#app/ui/page-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { PastCardFacts } from './card-facts.ts';

/** The card of a past trip: its picture, the year as a stamp, and the way to its gallery. */
export function PastCard({ facts, isFirst = false }: { facts: PastCardFacts; isFirst?: boolean }) {
  const { slug, title, location, year, photos, picture } = facts;
  const headingId = `trip-${slug}`;
  return (
    <article aria-labelledby={headingId} className="gallery-card">
      <div className="gallery-cover">
        <Picture
          picture={picture}
          sizes="(width >= 62.5rem) 44rem, (width >= 40rem) 56vw, 108vw"
          className="absolute inset-0 size-full"
          isFirst={isFirst}
        />
        <p className="year-stamp">{year}</p>
      </div>
      <div className="gallery-caption">
        <div>
          <h3 id={headingId} className="text-title">
            {title}
          </h3>
          <p className="text-quiet">
            {location} <span aria-hidden="true">·</span> {photos} photos
          </p>
        </div>
        <PageLink to={`/trips/past/${slug}`} aria-describedby={headingId} className="text-link after:absolute after:inset-0">
          View Gallery
        </PageLink>
      </div>
    </article>
  );
}
