import { agesText } from '#app/domain/ages-text.ts';
import { bandPrices } from '#app/domain/band-prices.ts';
import { dayRange } from '#app/domain/days.ts';
import { departuresText } from '#app/domain/departures.ts';
import { drawnNote } from '#app/domain/drawn-note.ts';
import { calendarPath } from '#app/domain/file-paths.ts';
import { type RightForUs, rightForUs } from '#app/domain/good-to-know.ts';
import { type MoneyTerms, type PaymentSchedule, paymentSchedule, type ScheduleNotes, scheduleNotes } from '#app/domain/payment-schedule.ts';
import type { PictureData } from '#app/domain/picture.ts';
import { priceBasis, priceLines } from '#app/domain/price-text.ts';
import { type QuestionsToAsk, questionsToAsk } from '#app/domain/questions-to-ask.ts';
import { type SchoolYear, schoolDaysMissed } from '#app/domain/school-days.ts';
import { type Share, shareText } from '#app/domain/share.ts';
import type { BookingInfo, Departure, ItineraryDay, PastTrip, PictureSource, TripQuote, UpcomingTrip } from '#app/domain/trip.ts';
import type { CarouselPicture } from '#app/ui/carousel.tsx';
import type { ChildrenFitData } from './children-fit.tsx';

/** A departure as the side panel shows it. `page` leads to the departure's own page, `calendar` is the address of its calendar file. */
export type DepartureData = Departure & {
  dates: string;
  calendar: string;
  schoolDays: string | undefined;
  schedule: Pick<PaymentSchedule, 'payments' | 'periods'>;
};

/** What a trip page shows, upcoming and past alike; parts that a trip does not have are empty or undefined. */
export type TripPageData = {
  slug: string;
  title: string;
  subtitle: string | undefined;
  summary: string;
  picture: PictureData;
  isForLadies: boolean;
  share: Share;
  /** Only upcoming trips have these. */
  offer:
    | {
        dates: string;
        ages: string;
        duration: string;
        price: ReturnType<typeof priceLines>;
        basis: string;
        forChildren: ChildrenFitData;
        departures: readonly DepartureData[];
        scheduleNotes: ScheduleNotes;
        wholeTrip: { slug: string; title: string } | undefined;
      }
    | undefined;
  year: number | undefined;
  location: string | undefined;
  gallery: readonly CarouselPicture[];
  galleryNote: string | undefined;
  description: readonly string[];
  highlights: readonly string[];
  itinerary: readonly ItineraryDay[];
  itineraryNote: string | undefined;
  /** Only upcoming trips have it. */
  rightForUs: RightForUs | undefined;
  /** Only upcoming trips have them. */
  questions: QuestionsToAsk | undefined;
  inclusions: readonly string[];
  exclusions: readonly string[];
  communication: readonly string[];
  bookingInfo: BookingInfo | undefined;
  testimonials: readonly TripQuote[];
};

type PictureDataOf = (source: PictureSource) => PictureData;

/** The data of an upcoming trip's page at `url`. `wholeTrip` is the trip that a departure's page belongs to. */
export function upcomingTripData(
  trip: UpcomingTrip,
  wholeTrip: UpcomingTrip | undefined,
  { terms, schoolYears }: { terms: MoneyTerms; schoolYears: readonly SchoolYear[] },
  pictureOf: PictureDataOf,
  url: string,
): TripPageData {
  const { slug, title, subtitle, departures } = trip;
  return {
    slug,
    title,
    subtitle,
    picture: pictureOf(trip.image),
    isForLadies: trip.type === 'ladies',
    share: { text: shareText(trip), url },
    offer: {
      dates: departuresText(departures),
      ages: agesText(trip.ages),
      duration: trip.duration,
      price: priceLines(trip.price),
      basis: priceBasis(trip.perMomAndChild),
      forChildren: { ageRange: trip.ages, isForLadies: trip.type === 'ladies', bands: bandPrices(trip.price) },
      departures: departures.map((departure) => ({
        ...departure,
        dates: dayRange(departure.start, departure.end),
        calendar: calendarPath(trip, departure.start),
        schoolDays: schoolDaysMissed(trip, departure, schoolYears)?.text,
        schedule: scheduleData(paymentSchedule(trip, departure, terms)),
      })),
      scheduleNotes: scheduleNotes(trip, terms),
      wholeTrip: wholeTrip && { slug: wholeTrip.slug, title: wholeTrip.title },
    },
    year: undefined,
    location: undefined,
    gallery: [],
    galleryNote: undefined,
    ...tripText(trip),
    itineraryNote: trip.itineraryNote,
    rightForUs: rightForUs(trip),
    questions: questionsToAsk(trip, terms),
    inclusions: trip.inclusions,
    exclusions: trip.exclusions,
    communication: trip.communication,
    bookingInfo: trip.bookingInfo,
  };
}

/** The data of a past trip's page at `url`. */
export function pastTripData(trip: PastTrip, pictureOf: PictureDataOf, url: string): TripPageData {
  const { slug, title, year, location } = trip;
  return {
    slug,
    title,
    subtitle: undefined,
    picture: pictureOf(trip.image),
    isForLadies: trip.type === 'ladies',
    share: { text: shareText(trip), url },
    offer: undefined,
    year,
    location,
    gallery: trip.gallery.map((entry) => ({ picture: pictureOf(entry), caption: entry.caption })),
    galleryNote: drawnNote(trip.gallery),
    ...tripText(trip),
    itineraryNote: undefined,
    rightForUs: undefined,
    questions: undefined,
    inclusions: [],
    exclusions: [],
    communication: [],
    bookingInfo: undefined,
  };
}

/** The balance stands in the payments already; calendars have it by itself. */
function scheduleData({ payments, periods }: PaymentSchedule) {
  return { payments, periods };
}

function tripText({ summary, description, highlights, itinerary, testimonials }: UpcomingTrip | PastTrip) {
  return { summary, description, highlights, itinerary, testimonials };
}
