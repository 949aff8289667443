import type { PictureData } from '#app/domain/picture.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Picture } from '#app/ui/picture.tsx';

/** The text and picture of a card on /all-trips. The card links to one of the two lists. */
type TripTypeLink = { text: string; picture: PictureData | undefined };

/** Two cards, for upcoming and past trips. In each, the link covers the entire card. */
export function TripTypeLinks({ upcoming, past }: { upcoming: TripTypeLink; past: TripTypeLink }) {
  return (
    <ul className="page-width grid gap-x-9 gap-y-10 pb-20 sm:grid-cols-2 lg:pb-28">
      <TripTypeCard {...upcoming} to="/all-upcoming-trips" label="Browse Upcoming Trips" kind="action" priority />
      <TripTypeCard {...past} to="/all-past-trips" label="View Past Trip Galleries" kind="secondary" />
    </ul>
  );
}

function TripTypeCard({
  text,
  picture,
  to,
  label,
  kind,
  priority = false,
}: TripTypeLink & { to: string; label: string; kind: string; priority?: boolean }) {
  return (
    <li className="relative flex flex-col">
      {picture && (
        <Picture
          // Decorative, because the button's label says where the link leads.
          picture={{ ...picture, alt: '' }}
          sizes={{ phone: '92vw', wide: '(min-width: 80rem) 42rem, (min-width: 40rem) 57vw' }}
          className="aspect-16/10 w-full sm:aspect-5/4 lg:aspect-4/3"
          priority={priority}
        />
      )}
      <div className="trip-rule mt-1.5" />
      <p className="mt-4 mb-5 max-w-[40ch] text-lead">{text}</p>
      <p className="mt-auto">
        <PageLink to={to} className="button covers-card" data-kind={kind}>
          {label}
        </PageLink>
      </p>
    </li>
  );
}
