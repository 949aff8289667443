import type { PictureData } from '#app/domain/picture.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Picture } from '#app/ui/picture.tsx';

/** The final call to action: book, or request a custom itinerary. */
export function FinalCta({
  title,
  lead,
  picture,
  itineraryButton,
}: {
  title: string;
  lead: string;
  picture: PictureData;
  itineraryButton: React.ReactNode;
}) {
  return (
    <section aria-labelledby="closing-heading" data-theme="dark" className="grid bg-night text-on-dark lg:min-h-150 lg:grid-cols-2">
      <div className="page-width self-center py-14 lg:max-w-[calc(var(--container-page)/2+var(--page-margin))] lg:justify-self-end lg:py-20">
        <h2 id="closing-heading" className="text-heading">
          {title}
        </h2>
        <p className="mt-4 max-w-[40ch] text-lead">{lead}</p>
        <p className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
          <PageLink to="/#upcoming-trips" className="button" data-kind="action">
            Book Your Trip Now
          </PageLink>
          {itineraryButton}
        </p>
      </div>
      <Picture
        picture={picture}
        sizes={{ phone: 'max(100vw, 45rem)', wide: '(min-width: 62.5rem) 90rem' }}
        className="h-75 w-full lg:h-full"
      />
    </section>
  );
}
