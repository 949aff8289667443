import { memo } from 'react';
import { pictureData, withPictureData } from '#app/content/built-images.server.ts';
import { content } from '#app/content/content.server.ts';
import { homeBadge } from '#app/domain/badge.ts';
import { nextTripsWithin, startDates } from '#app/domain/departures.ts';
import { TRIPS_ON_HOME } from '#app/domain/pagination.ts';
import { ItineraryRequestButton } from '#app/features/enquiries/cta-buttons.tsx';
import { FinalCta } from '#app/features/home/final-cta.tsx';
import { Founders } from '#app/features/home/founders.tsx';
import { Hero } from '#app/features/home/hero.tsx';
import { InstagramCta } from '#app/features/home/instagram-cta.tsx';
import { PastTrips, GALLERY_GRID_SIZES } from '#app/features/home/past-trips.tsx';
import { Press } from '#app/features/home/press.tsx';
import { Stats } from '#app/features/home/stats.tsx';
import { Testimonials } from '#app/features/home/testimonials.tsx';
import { UPCOMING_SIZES, UpcomingTrips } from '#app/features/home/upcoming-trips.tsx';
import { Values } from '#app/features/home/values.tsx';
import { pastCardData, type UpcomingCardData, upcomingCardData } from '#app/features/trip-card/card-data.ts';
import { NoUpcomingDepartures } from '#app/features/trip-card/no-upcoming-departures.tsx';
import { PastCard } from '#app/features/trip-card/past-card.tsx';
import { UpcomingCard } from '#app/features/trip-card/upcoming-card.tsx';
import { useCardsInOrder } from '#app/features/trip-card/use-cards-in-order.ts';
import { DeferBelowFold } from '#app/navigation/defer-below-fold.tsx';
import { pageHead } from '#app/seo/page-head.ts';
import type { Route } from './+types/home.ts';

/** For how many days after a build home shows the next trips. */
const DAYS_WITHOUT_BUILD = 31;

export function loader() {
  const { home, lists, founders, testimonials, company, schoolYears, today, sampleDay } = content();
  const { hero, values, stats, press } = home;
  return {
    meta: { title: home.metaTitle, description: home.metaDescription },
    hero: { badge: hero.badge, headline: hero.headline, picture: pictureData(hero.picture), upright: pictureData(hero.upright) },
    values,
    upcoming: {
      ...home.upcoming,
      // Those of the days until the next build, even if that is late. A sample has only one day.
      cards: nextTripsWithin(lists.upcoming, startDates, { today, days: sampleDay ? 0 : DAYS_WITHOUT_BUILD, count: TRIPS_ON_HOME }).map(
        (trip) => upcomingCardData(trip, schoolYears, homeBadge(trip), pictureData(trip.picture)),
      ),
    },
    past: { ...home.past, cards: lists.spotlights.map((trip) => pastCardData(trip, pictureData(trip.picture))) },
    founders: {
      ...home.founders,
      founders: founders.map(({ name, role, bio, picture, instagram, linkedin }) =>
        withPictureData({ name, role, bio, picture, instagram, linkedin }),
      ),
    },
    stats,
    testimonials: {
      ...home.testimonials,
      testimonials: testimonials.map(({ name, role, quote, rating, picture }) => withPictureData({ name, role, quote, rating, picture })),
    },
    press,
    follow: { ...withPictureData(home.follow), href: company.instagram.url },
    closing: withPictureData(home.closing),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageHead({ title: loaderData?.meta.title, description: loaderData?.meta.description }, location);

// memo avoids re-rendering this long page when the visitor leaves it.
export default memo(function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <Hero {...home.hero} />
      <Values values={home.values} />
      <DeferBelowFold>
        <NextTrips {...home.upcoming} />
        <PastTrips title={home.past.title} lead={home.past.lead}>
          {home.past.cards.map((data, index) => (
            <PastCard key={data.slug} data={data} sizes={GALLERY_GRID_SIZES[index] ?? GALLERY_GRID_SIZES[4]} />
          ))}
        </PastTrips>
        <Founders {...home.founders} />
        <Stats stats={home.stats} />
        <Testimonials {...home.testimonials} />
        <Press {...home.press} />
        <InstagramCta {...home.follow} />
        <FinalCta {...home.closing} itineraryButton={<ItineraryRequestButton />} />
      </DeferBelowFold>
    </>
  );
});

/** A separate component, because only these trips depend on today's date and re-render once the visitor's date is known. */
function NextTrips({ title, lead, cards }: { title: string; lead: string; cards: readonly UpcomingCardData[] }) {
  return (
    <UpcomingTrips title={title} lead={lead} note={<NoUpcomingDepartures cards={cards} />}>
      {useCardsInOrder(cards)
        .slice(0, TRIPS_ON_HOME)
        .map((data) => (
          <UpcomingCard key={data.slug} data={data} sizes={UPCOMING_SIZES} />
        ))}
    </UpcomingTrips>
  );
}
