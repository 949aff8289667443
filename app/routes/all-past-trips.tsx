import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { content } from '#app/content/content.server.ts';
import { pictureFacts } from '#app/content/pictures.server.ts';
import { pastCardFacts } from '#app/features/trip-card/card-facts.ts';
import { PastCard } from '#app/features/trip-card/past-card.tsx';
import { TripList } from '#app/features/trip-list/trip-list.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PageHeading } from '#app/ui/section-heading.tsx';
import type { Route } from './+types/all-past-trips.ts';

export function loader() {
  const { lists, pages } = content();
  return {
    page: pages['all-past-trips'],
    cards: lists.past.map((trip) => pastCardFacts(trip, pictureFacts(trip.image))),
  };
}

/** The mode and the page are picked from what is here already; asking again would cost a round trip for the same. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.page.metaTitle },
  { name: 'description', content: loaderData?.page.metaDescription },
];

export default function AllPastTrips({ loaderData: { page, cards } }: Route.ComponentProps) {
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
          <PastCard key={facts.slug} facts={facts} isFirst={index === 0} />
        ))}
      />
    </>
  );
}
