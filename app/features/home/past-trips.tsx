import { Children } from 'react';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SectionHeading } from '#app/ui/section-heading.tsx';

/** The width of a small picture on a phone: the whole window up to 22.25rem, where the grid has one column, and half of it above. */
const SMALL = 'min(100vw, max(54vw, 14rem, (22.25rem - 100vw) * 100))';

/** The rendered widths of the grid's pictures, in order, including the part that is cropped off. */
export const GALLERY_GRID_SIZES = [
  { phone: '100vw', wide: '(min-width: 80rem) 57rem, (min-width: 62.5rem) 64vw' },
  { phone: SMALL, wide: '(min-width: 80rem) 30rem, (min-width: 62.5rem) 38vw' },
  { phone: SMALL, wide: '(min-width: 62.5rem) 60rem' },
  { phone: SMALL, wide: '(min-width: 80rem) 27rem, (min-width: 62.5rem) 34vw' },
  { phone: SMALL, wide: '(min-width: 80rem) 27rem, (min-width: 62.5rem) 35vw' },
] as const;

/** Past trip galleries, as an uneven grid of pictures. */
export function PastTrips({ title, lead, children }: { title: string; lead: string; children: React.ReactNode }) {
  if (Children.count(children) === 0) return null;
  return (
    <section id="past-trips" aria-labelledby="past-trips-heading" className="bg-sand">
      <div className="page-width py-18 lg:py-26">
        <SectionHeading id="past-trips-heading" title={title} lead={lead} />
        <ul className="gallery-grid mt-9 lg:mt-13">
          {Children.map(children, (card) => (
            <li>{card}</li>
          ))}
        </ul>
        <p className="mt-7 lg:mt-11">
          <PageLink to="/all-past-trips" className="button" data-kind="secondary">
            View All Galleries
            <Icon name="arrow" className="h-2.5 w-4.5" />
          </PageLink>
        </p>
      </div>
    </section>
  );
}
