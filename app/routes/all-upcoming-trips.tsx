import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { content } from '#app/content/content.server.ts';
import { pictureFacts } from '#app/content/pictures.server.ts';
import { listBadge } from '#app/domain/badge.ts';
import { type UpcomingCardFacts, upcomingCardFacts } from '#app/features/trip-card/card-facts.ts';
import { UpcomingCard } from '#app/features/trip-card/upcoming-card.tsx';
import { TripList } from '#app/features/trip-list/trip-list.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PageHeading } from '#app/ui/section-heading.tsx';
import type { Route } from './+types/all-upcoming-trips.ts';

export function loader() {
  const { lists, pages } = content();
  return {
    page: pages['all-upcoming-trips'],
    cards: lists.upcoming.map((trip) => upcomingCardFacts(trip, listBadge(trip), pictureFacts(trip.image))),
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

export default function AllUpcomingTrips({ loaderData: { page, cards } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={page.title} lead={page.lead}>
        <PageLink to="/all-past-trips" className="text-link">
          Browse past trip galleries
        </PageLink>
      </PageHeading>
      <TripList label="trips" address="/all-upcoming-trips" cards={cards} card={card} />
    </>
  );
}

function card(facts: UpcomingCardFacts, index: number) {
  return <UpcomingCard facts={facts} isFirst={index === 0} />;
}
