import { pluralize } from '#app/domain/pluralize.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { startSharedElementTransition } from '#app/navigation/shared-element-transition.ts';
import { Picture, type PictureSizes } from '#app/ui/picture.tsx';
import type { PastCardData } from './card-data.ts';

/** A past trip's card. Its link to the gallery covers the entire card. `sizes` lists the picture's rendered widths. */
export function PastCard({ data, sizes, priority = false }: { data: PastCardData; sizes: PictureSizes; priority?: boolean }) {
  const { slug, title, location, year, photos, picture } = data;
  const headingId = `trip-${slug}`;
  const href = `/trips/past/${slug}`;
  return (
    <article aria-labelledby={headingId} className="gallery-card">
      <div className="gallery-cover">
        <Picture picture={picture} sizes={sizes} className="absolute inset-0 size-full" priority={priority} />
        <p className="year-badge">{year}</p>
      </div>
      <div className="gallery-caption">
        <div>
          <h3 id={headingId} className="text-title">
            {title}
          </h3>
          <p className="text-muted">
            {location} <span className="inline-block">({pluralize(photos, 'photo')})</span>
          </p>
        </div>
        <PageLink to={href} onClick={startSharedElementTransition} aria-label={`View Gallery: ${title}`} className="text-link covers-card">
          View Gallery
        </PageLink>
      </div>
    </article>
  );
}
