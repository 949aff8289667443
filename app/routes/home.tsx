import { memo } from 'react';
import { content } from '#app/content/content.server.ts';
import { pictureData } from '#app/content/pictures.server.ts';
import { homeBadge } from '#app/domain/badge.ts';
import { TRIPS_ON_HOME } from '#app/domain/page-window.ts';
import { ItineraryRequestButton } from '#app/features/enquiries/triggers.tsx';
import { Closing } from '#app/features/home/closing.tsx';
import { Follow } from '#app/features/home/follow.tsx';
import { Founders } from '#app/features/home/founders.tsx';
import { Hero } from '#app/features/home/hero.tsx';
import { PastTrips, GALLERY_GRID_SIZES } from '#app/features/home/past-trips.tsx';
import { Press } from '#app/features/home/press.tsx';
import { Stats } from '#app/features/home/stats.tsx';
import { Testimonials } from '#app/features/home/testimonials.tsx';
import { UPCOMING_SIZES, UpcomingTrips } from '#app/features/home/upcoming-trips.tsx';
import { Values } from '#app/features/home/values.tsx';
import { pastCardData, upcomingCardData } from '#app/features/trip-card/card-facts.ts';
import { PastCard } from '#app/features/trip-card/past-card.tsx';
import { UpcomingCard } from '#app/features/trip-card/upcoming-card.tsx';
import { DeferBelowFold } from '#app/navigation/defer-below-fold.tsx';
import { useSmoothScroll } from '#app/navigation/use-smooth-scroll.ts';
import { pageHead } from '#app/seo/page-head.ts';
import type { Route } from './+types/home.ts';

export function loader() {
  const { home, lists, founders, testimonials, company } = content();
  return {
    meta: { title: home.metaTitle, description: home.metaDescription },
    hero: {
      badge: home.hero.badge,
      headline: home.hero.headline,
      picture: pictureData(home.hero.image),
      portrait: pictureData(home.hero.portrait),
    },
    values: home.values,
    upcoming: {
      ...home.upcoming,
      cards: lists.upcoming.slice(0, TRIPS_ON_HOME).map((trip) => upcomingCardData(trip, homeBadge(trip), pictureData(trip.image))),
    },
    past: { ...home.past, cards: lists.spotlights.map((trip) => pastCardData(trip, pictureData(trip.image))) },
    founders: {
      ...home.founders,
      founders: founders.map(({ id, name, role, bio, image, instagram, linkedin }) => ({
        id,
        name,
        role,
        bio,
        instagram,
        linkedin,
        picture: pictureData(image),
      })),
    },
    stats: home.stats,
    testimonials: {
      ...home.testimonials,
      testimonials: testimonials.map(({ id, name, role, quote, rating, image }) => ({
        id,
        name,
        role,
        quote,
        rating,
        picture: pictureData(image),
      })),
    },
    press: { title: home.press.title, logos: home.press.logos.map(({ id, name, alt }) => ({ id, name, alt })) },
    follow: {
      title: home.follow.title,
      lead: home.follow.lead,
      button: home.follow.button,
      picture: pictureData(home.follow.image),
      href: company.instagram.url,
    },
    closing: { title: home.closing.title, lead: home.closing.lead, picture: pictureData(home.closing.image) },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageHead({ title: loaderData?.meta.title, description: loaderData?.meta.description }, location);

// The longest page: not drawn anew when the visitor leaves it.
export default memo(function Home({ loaderData: home }: Route.ComponentProps) {
  useSmoothScroll();
  return (
    <>
      <Hero {...home.hero} />
      <Values values={home.values} />
      <DeferBelowFold>
        <UpcomingTrips title={home.upcoming.title} lead={home.upcoming.lead}>
          {home.upcoming.cards.map((data) => (
            <UpcomingCard key={data.slug} data={data} sizes={UPCOMING_SIZES} />
          ))}
        </UpcomingTrips>
        <PastTrips title={home.past.title} lead={home.past.lead}>
          {home.past.cards.map((data, index) => (
            <PastCard key={data.slug} data={data} sizes={GALLERY_GRID_SIZES[index] ?? GALLERY_GRID_SIZES[4]} />
          ))}
        </PastTrips>
        <Founders {...home.founders} />
        <Stats stats={home.stats} />
        <Testimonials {...home.testimonials} />
        <Press {...home.press} />
        <Follow {...home.follow} />
        <Closing {...home.closing} itineraryButton={<ItineraryRequestButton />} />
      </DeferBelowFold>
    </>
  );
});
