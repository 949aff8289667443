import { useMemo } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pictureData } from '#app/content/built-images.server.ts';
import { content } from '#app/content/content.server.ts';
import { breadcrumbsFor } from '#app/content/site-pages.server.ts';
import { tripsForAudience } from '#app/domain/audience.ts';
import { listBadge } from '#app/domain/badge.ts';
import { familyOptions } from '#app/domain/family-price.ts';
import { priceText } from '#app/domain/price-text.ts';
import { SCHOOL_DAYS_MEANING } from '#app/domain/school-days.ts';
import type { Ages } from '#app/domain/trip.ts';
import { type FamilyTotal, fitCountText, priceFor, tripsByFit } from '#app/domain/trips-by-fit.ts';
import { type UpcomingCardData, upcomingCardData } from '#app/features/trip-card/card-data.ts';
import { NoUpcomingDepartures } from '#app/features/trip-card/no-upcoming-departures.tsx';
import { UpcomingCard } from '#app/features/trip-card/upcoming-card.tsx';
import { useCardsInOrder } from '#app/features/trip-card/use-cards-in-order.ts';
import { CARD_IMAGE_SIZES, TripList } from '#app/features/trip-list/trip-list.tsx';
import { useAges } from '#app/features/trip-list/use-ages.ts';
import { useAudience } from '#app/features/trip-list/use-audience.ts';
import { Breadcrumbs } from '#app/navigation/breadcrumbs.tsx';
import { PageLink } from '#app/navigation/page-link.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import { PageHeading } from '#app/ui/section-heading.tsx';
import type { Route } from './+types/all-upcoming-trips.ts';

/** A card plus the trip's age range and its prices for families, which are compared with the children's ages. */
type ListedCard = UpcomingCardData & { ageRange: Ages; families: readonly FamilyTotal[] };

export function loader() {
  const { lists, pages, schoolYears } = content();
  const page = pages['all-upcoming-trips'];
  const cards = lists.upcoming.map((trip): ListedCard => ({
    ...upcomingCardData(trip, schoolYears, listBadge(trip), pictureData(trip.picture)),
    ageRange: trip.ages,
    families: familyOptions(trip).map(({ children, ages, price }) => ({ children, ages, total: priceText(price) })),
  }));
  const hasSchoolDays = cards.some(({ schoolDays, departures }) => schoolDays ?? departures.some((each) => each.schoolDays));
  return {
    page: { ...page, lead: hasSchoolDays ? `${page.lead} ${SCHOOL_DAYS_MEANING}` : page.lead },
    breadcrumbs: breadcrumbsFor('/all-upcoming-trips'),
    cards,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageHead({ title: loaderData?.page.metaTitle, description: loaderData?.page.metaDescription }, location);

/** Keeps the data when only the page number, view, audience or ages change, because the loader does not depend on them. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function AllUpcomingTrips({ loaderData: { page, breadcrumbs, cards } }: Route.ComponentProps) {
  const ordered = useCardsInOrder(cards);
  const { audience, choices } = useAudience(ordered);
  const ages = useAges();
  const { trips, fit } = useMemo(() => {
    const asked = tripsForAudience(ordered, audience);
    if (!ages) return { trips: asked };
    const { trips, fitting } = tripsByFit(asked, ages);
    return {
      trips: trips.map((trip) => ({ ...trip, ...priceFor(trip.families, ages) })),
      fit: { ages, fitting, heading: fitCountText(fitting, trips.length, ages) },
    };
  }, [ordered, audience, ages]);
  return (
    <>
      <PageHeading title={page.title} lead={page.lead}>
        <PageLink to="/all-past-trips" className="text-link">
          Browse past trip galleries
        </PageLink>
        <NoUpcomingDepartures cards={cards} />
      </PageHeading>
      <TripList path="/all-upcoming-trips" audience={audience} choices={choices} asksAges fit={fit} cards={trips} renderItem={card} />
      <Breadcrumbs breadcrumbs={breadcrumbs} />
    </>
  );
}

function card(data: UpcomingCardData, index: number) {
  return <UpcomingCard data={data} sizes={CARD_IMAGE_SIZES} priority={index === 0} />;
}
