import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pictureData } from '#app/content/built-images.server.ts';
import { content } from '#app/content/content.server.ts';
import { breadcrumbsFor } from '#app/content/site-pages.server.ts';
import { PAST_CARDS_PATH } from '#app/domain/file-paths.ts';
import { PAGE_SIZE } from '#app/domain/pagination.ts';
import { type PastCardData, pastCardData } from '#app/features/trip-card/card-data.ts';
import { PastCard } from '#app/features/trip-card/past-card.tsx';
import { CARD_IMAGE_SIZES, TripList } from '#app/features/trip-list/trip-list.tsx';
import { Breadcrumbs } from '#app/navigation/breadcrumbs.tsx';
import { PageLink } from '#app/navigation/page-link.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { PageHeading } from '#app/ui/section-heading.tsx';
import type { Route } from './+types/all-past-trips.ts';

export function loader() {
  const { lists, pages } = content();
  return {
    page: pages['all-past-trips'],
    breadcrumbs: breadcrumbsFor('/all-past-trips'),
    // The other cards load on demand from routes/past-cards.ts, because the list of past trips keeps growing.
    total: lists.past.length,
    cards: lists.past.slice(0, PAGE_SIZE).map((trip) => pastCardData(trip, pictureData(trip.picture))),
  };
}

/** Keeps the data when only the page number or the view changes, because the loader does not depend on them. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageHead({ title: loaderData?.page.metaTitle, description: loaderData?.page.metaDescription }, location);

export default function AllPastTrips({ loaderData: { page, breadcrumbs, cards, total } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={page.title} lead={page.lead}>
        <PageLink to="/all-upcoming-trips" className="text-link">
          See upcoming trips
        </PageLink>
      </PageHeading>
      <TripList path="/all-past-trips" cards={cards} total={total} moreUrl={PAST_CARDS_PATH} renderItem={card} />
      <Breadcrumbs breadcrumbs={breadcrumbs} />
    </>
  );
}

function card(data: PastCardData, index: number) {
  return <PastCard data={data} sizes={CARD_IMAGE_SIZES} priority={index === 0} />;
}
