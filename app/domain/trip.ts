/**
 * The content model shared by the domain and the pages. The content loader builds it from content/. A field's type comes from the
 * schema of its file, unless the loader changes it.
 */
import type { PastTripFile, UpcomingTripFile } from '#app/content/schema.server.ts';

/** The loader freezes the content. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
type UpcomingFields = Frozen<UpcomingTripFile>;
type PastFields = Frozen<PastTripFile>;

/** A range of ages in whole years. Without `to` there is no upper age ('18+'). */
export type Ages = UpcomingFields['ages'];

/** A price in whole Indian rupees: one amount, a range, or one amount per age band. */
export type Price = UpcomingFields['price'];

/** One departure of a trip. */
export type Departure = UpcomingFields['departures'][number];

/** The flags that decide which badge a trip's card shows. */
export type BadgeFlags = Pick<UpcomingFields, 'isPopular' | 'isNew' | 'isLimited'>;

/**
 * A picture that the content refers to. `key` is the path, without extension, of its photo in content/, such as
 * 'trips/upcoming/goa-western-ghats/hero'; art/drawing-path.ts derives the drawing's path from it. `photo` is the path of the
 * photo file, if any. `focus` is the point that crops keep, 0 to 1 across and down; the default is the drawing's focus or the middle.
 * `largestWidth` is the width of the largest image that pages use, in pixels.
 */
export type PictureSource = {
  key: string;
  alt: string;
  photo: string | undefined;
  focus: readonly [number, number] | undefined;
  largestWidth: number;
};

/** One day of a trip. `activities`, hour by hour, and `activitiesTitle` come from the detailed itinerary, if there is one. */
export type ItineraryDay = {
  title: string;
  description: string;
  activitiesTitle: string | undefined;
  activities: readonly string[];
};

/** A mother's quote about a trip. */
export type TripQuote = { name: string; quote: string };

/** The booking and planning information on a trip's page, line by line. */
export type BookingInfo = NonNullable<UpcomingFields['bookingInfo']>;

/** The label for each line of the booking information: payments first, then arrangements. */
export const BOOKING_LABELS: Readonly<Record<keyof BookingInfo, string>> = {
  advancePayment: 'Advance payment',
  balancePaymentDeadline: 'Balance deadline',
  transport: 'Transport',
  accommodation: 'Accommodation',
  pickupDrop: 'Pickup and drop',
  arrivalRequirement: 'Arrival',
  departureTime: 'Return time',
  flightBooking: 'Flights and trains',
  communication: 'Group chat',
  planning: 'Packing and papers',
};

type Answers = NonNullable<UpcomingFields['goodToKnow']>;

/**
 * Answers to the questions that a mother asks before she pays. Some have a short answer and a note besides the text; that of `leaders`
 * is the leader's name. The page leaves out questions without an answer.
 */
export type GoodToKnow = Omit<Answers, 'leaders'> & { leaders?: Answers['meals'] };

/** The fields that the loader makes from those of an upcoming trip's file, or adds to them. */
type UpcomingModel = {
  slug: string;
  picture: PictureSource;
  /** Whether the full price is always due at booking, however early the booking is. */
  paysInFull: boolean;
  /** Whether a booking can be transferred. */
  allowsTransfer: boolean;
  /** The price of each child after the first, in rupees; undefined on all-ladies trips and if unknown. */
  additionalChild: number | undefined;
  isAbroad: boolean;
  departures: readonly [Departure, ...Departure[]];
  description: readonly string[];
  itinerary: readonly ItineraryDay[];
  itineraryNote: string | undefined;
  inclusions: readonly string[];
  exclusions: readonly string[];
  communication: readonly string[];
  goodToKnow: GoodToKnow;
  goodFor: readonly string[];
  notFor: readonly string[];
  familyQuestions: readonly string[];
  testimonials: readonly TripQuote[];
  /** The slug of the whole trip, whose page is canonical, if this is the page for a single departure. */
  parentSlug: string | undefined;
};

/** An announced trip. Some or all of its departures may already have left. */
export type UpcomingTrip = Omit<UpcomingFields, keyof UpcomingModel> & UpcomingModel;

/** A gallery picture with its caption. */
export type GalleryPicture = PictureSource & { caption: string | undefined };

/** The fields that the loader makes from those of a past trip's file, or adds to them. */
type PastModel = {
  slug: string;
  picture: PictureSource;
  description: readonly string[];
  gallery: readonly GalleryPicture[];
  itinerary: readonly ItineraryDay[];
  testimonials: readonly TripQuote[];
};

/** A past trip, with its gallery. */
export type PastTrip = Omit<PastFields, keyof PastModel> & PastModel;
