import { content } from '#app/content/content.server.ts';
import { pictureFacts } from '#app/content/pictures.server.ts';
import { pastCardFacts } from '#app/features/trip-card/card-facts.ts';
import { PastCard } from '#app/features/trip-card/past-card.tsx';
import { LIST_SIZES, TripList } from '#app/features/trip-list/trip-list.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { trailOf } from '#app/seo/pages.server.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PageHeading } from '#app/ui/section-heading.tsx';
import type { Route } from './+types/all-past-trips.ts';

export function loader() {
  const { lists, pages } = content();
  return {
    page: pages['all-past-trips'],
    trail: trailOf('/all-past-trips'),
    cards: lists.past.map((trip) => pastCardFacts(trip, pictureFacts(trip.image))),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageHead({ title: loaderData?.page.metaTitle, description: loaderData?.page.metaDescription }, location);

export default function AllPastTrips({ loaderData: { page, trail, cards } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={page.title} lead={page.lead}>
        <PageLink to="/all-upcoming-trips" className="text-link">
          See upcoming trips
        </PageLink>
      </PageHeading>
      <TripList
        label="trips"
        address="/all-past-trips"
        cards={cards.map((facts, index) => (
          <PastCard key={facts.slug} facts={facts} sizes={LIST_SIZES} isFirst={index === 0} />
        ))}
      />
      <Breadcrumbs trail={trail} />
    </>
  );
}
