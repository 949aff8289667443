import { content } from '#app/content/content.server.ts';
import { pictureFacts } from '#app/content/pictures.server.ts';
import { homeBadge } from '#app/domain/badge.ts';
import { Hero } from '#app/features/home/hero.tsx';
import { HomeTrips } from '#app/features/home/home-trips.tsx';
import { pastCardFacts, upcomingCardFacts } from '#app/features/trip-card/card-facts.ts';
import { PastCard } from '#app/features/trip-card/past-card.tsx';
import { UpcomingCard } from '#app/features/trip-card/upcoming-card.tsx';
import type { Route } from './+types/home.ts';

const TRIPS_ON_HOME = 4;

export function loader() {
  const { home, lists } = content();
  return {
    home: { ...home, hero: { ...home.hero, image: pictureFacts(home.hero.image) } },
    upcoming: lists.upcoming.slice(0, TRIPS_ON_HOME).map((trip) => upcomingCardFacts(trip, homeBadge(trip), pictureFacts(trip.image, trip.type))),
    spotlights: lists.spotlights.map((trip) => pastCardFacts(trip, pictureFacts(trip.image))),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.home.metaTitle },
  { name: 'description', content: loaderData?.home.metaDescription },
];

export default function Home({ loaderData: { home, upcoming, spotlights } }: Route.ComponentProps) {
  return (
    <>
      <Hero hero={home.hero} />
      <HomeTrips id="upcoming-trips" {...home.upcoming} all={{ to: '/all-upcoming-trips', words: 'View All Trips' }}>
        {upcoming.map((facts) => (
          <UpcomingCard key={facts.slug} facts={facts} />
        ))}
      </HomeTrips>
      <HomeTrips id="past-trips" {...home.past} all={{ to: '/all-past-trips', words: 'View All Galleries' }}>
        {spotlights.map((facts) => (
          <PastCard key={facts.slug} facts={facts} />
        ))}
      </HomeTrips>
    </>
  );
}
