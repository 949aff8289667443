import { agesText } from '#app/domain/ages-text.ts';
import type { Badge } from '#app/domain/badge.ts';
import { type DepartureDates, departureDates } from '#app/domain/departures.ts';
import type { PictureData } from '#app/domain/picture.ts';
import { plusFares, priceBasis, priceLines } from '#app/domain/price-text.ts';
import { type SchoolYear, schoolDaysMissed } from '#app/domain/school-days.ts';
import type { PastTrip, UpcomingTrip } from '#app/domain/trip.ts';

/** The data for an upcoming trip's card. It ships with the page, so it includes only what the card needs. */
export type UpcomingCardData = {
  slug: string;
  title: string;
  subtitle: string | undefined;
  picture: PictureData;
  badge: Badge | undefined;
  isForLadies: boolean;
  duration: string;
  startsFrom: string | undefined;
  /** With the school days that a child misses, if they are not the same for all departures, such as '1 school day missed'. */
  departures: readonly (DepartureDates & { schoolDays?: string })[];
  /** The school days that a child misses on each departure. */
  schoolDays: string | undefined;
  ages: string;
  /** Why the trip does not suit the visitor's children, if their ages are known. */
  misfit?: string;
  highlights: readonly string[];
  price: ReturnType<typeof priceLines>;
  basis: string;
  fares: ReturnType<typeof plusFares>;
};

/** The data for a past trip's card. `photos` is the number of photos in its gallery. */
export type PastCardData = {
  slug: string;
  title: string;
  location: string;
  year: number;
  photos: number;
  picture: PictureData;
};

const HIGHLIGHTS_ON_A_CARD = 2;

/** Builds the data for an upcoming trip's card. The caller chooses the badge, because the home page and the list have different rules. */
export function upcomingCardData(
  trip: UpcomingTrip,
  schoolYears: readonly SchoolYear[],
  badge: Badge | undefined,
  picture: PictureData,
): UpcomingCardData {
  const schoolDays = trip.departures.map((departure) => schoolDaysMissed(trip, departure, schoolYears)?.short);
  const isSame = new Set(schoolDays).size === 1;
  return {
    slug: trip.slug,
    title: trip.title,
    subtitle: trip.subtitle,
    picture,
    badge,
    isForLadies: trip.type === 'ladies',
    duration: trip.duration,
    startsFrom: trip.startsFrom,
    departures: departureDates(trip).map((departure, index) => ({
      ...departure,
      ...(!isSame && schoolDays[index] && { schoolDays: schoolDays[index] }),
    })),
    schoolDays: isSame ? schoolDays[0] : undefined,
    ages: agesText(trip.ages),
    highlights: trip.highlights.slice(0, HIGHLIGHTS_ON_A_CARD),
    price: priceLines(trip.price),
    basis: priceBasis(trip.perMomAndChild),
    fares: plusFares(trip),
  };
}

/** Builds the data for a past trip's card. */
export function pastCardData({ slug, title, location, year, gallery }: PastTrip, picture: PictureData): PastCardData {
  return { slug, title, location, year, photos: gallery.length, picture };
}
