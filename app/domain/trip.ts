/** The content model that the rules and the screens share. The content loader builds these from content/. */
import type { Day } from './days.ts';

/** Whom a trip is for: mothers with children ('family', 'luxury') or women on their own ('ladies'). */
export type TripType = 'family' | 'ladies' | 'luxury';

/** Whole years. Without `to` there is no upper age ('18+'). */
export type Ages = { from: number; to?: number | undefined };

/** Whole Indian rupees: one amount, a range, or an amount for each age band. */
export type Price = number | { from: number; to: number } | readonly { ages: Ages; amount: number }[];

/**
 * One date on which a trip starts. A slot is a place for one traveller: a mother with one child takes two. `asOf` is the day on
 * which the open slots were counted. `page` is the slug of the departure's own page, where it has one.
 */
export type Departure = { start: Day; end: Day; slotsLeft: number; totalSlots: number; asOf: Day; page?: string };

/** What the badges of a card are chosen from. */
export type BadgeFlags = { isPopular?: boolean | undefined; isNew?: boolean | undefined; isLimited?: boolean | undefined };

/**
 * A picture as the content names it. `key` is where it stands in content/, which is also where its drawing lies in art/:
 * 'trips/upcoming/goa-western-ghats/hero'. `photo` is the photograph's file in content/, where there is one. `focus` is the
 * point that crops keep, 0 to 1 across and down; without it the drawing's own, or the middle.
 */
export type PictureSource = { key: string; alt: string; photo: string | undefined; focus: readonly [number, number] | undefined };

/** One day of a trip. `activities`, hour by hour, and the title above them come from the detailed itinerary where there is one. */
export type ItineraryDay = {
  title: string;
  description: string;
  activitiesTitle: string | undefined;
  activities: readonly string[];
};

/** A mother's words about a trip. */
export type TripQuote = { name: string; quote: string };

/** How booking works, line by line. */
export type BookingInfo = {
  advancePayment: string;
  balancePaymentDeadline: string;
  transport: string;
  accommodation: string;
  pickupDrop: string;
  arrivalRequirement: string;
  departureTime: string;
  flightBooking: string;
  communication: string;
  planning: string;
};

/** The page's words for each line of the booking information, in its order: payments first, then arrangements. */
export const BOOKING_LABELS: Readonly<Record<keyof BookingInfo, string>> = {
  advancePayment: 'Advance payment',
  balancePaymentDeadline: 'Balance deadline',
  transport: 'Transport',
  accommodation: 'Accommodation',
  pickupDrop: 'Pickup and drop',
  arrivalRequirement: 'Arrival',
  departureTime: 'Return time',
  flightBooking: 'Flight booking',
  communication: 'Group chat',
  planning: 'Packing and papers',
};

/** An answer: in a few words, in a line under them, and what else there is to say. */
export type Fact = { short?: string | undefined; note?: string | undefined; text?: string | undefined };

/**
 * What a mother asks before she pays. Without an answer the question is not on the page. `longestDrive.minutes` is the time by
 * road without the breaks.
 */
export type GoodToKnow = {
  longestDrive?: (Fact & { minutes: number }) | undefined;
  walking?: Fact | undefined;
  pushchair?: string | undefined;
  naps?: string | undefined;
  toilets?: Fact | undefined;
  rooms?: Fact | undefined;
  meals?: Fact | undefined;
  water?: string | undefined;
  weather?: string | undefined;
  phoneSignal?: string | undefined;
  hospital?: string | undefined;
  flights?: string | undefined;
  singleRoom?: string | undefined;
  hotels?: string | undefined;
  groupSize?: string | undefined;
  leaders?: string | undefined;
};

/** A trip that is announced; whether its dates have passed is told by its departures, never by this list. */
export type UpcomingTrip = BadgeFlags & {
  slug: string;
  /** The day on which its words, dates or prices were last changed. */
  updated: Day;
  title: string;
  subtitle: string | undefined;
  image: PictureSource;
  type: TripType;
  duration: string;
  ages: Ages;
  price: Price;
  perMomAndChild: boolean;
  /** The whole price is paid at booking, however early. */
  paysInFull: boolean;
  /** A booking can be transferred. */
  allowsTransfer: boolean;
  /** What each child after the first costs, in rupees; undefined on all-ladies trips and where it is not known. */
  additionalChild: number | undefined;
  /** Roughly what one traveller pays to the meeting place and home, in rupees; undefined where nobody flies, or nobody knows. */
  fares: { from: number; to: number } | undefined;
  /** Tax is collected at source on each payment. */
  isAbroad: boolean;
  departures: readonly [Departure, ...Departure[]];
  description: readonly string[];
  summary: string;
  highlights: readonly string[];
  itinerary: readonly ItineraryDay[];
  itineraryNote: string | undefined;
  inclusions: readonly string[];
  exclusions: readonly string[];
  communication: readonly string[];
  goodToKnow: GoodToKnow;
  /** Whom the trip does not suit: whole sentences. */
  notFor: readonly string[];
  /** What we ask a family when we talk. */
  familyQuestions: readonly string[];
  bookingInfo: BookingInfo | undefined;
  testimonials: readonly TripQuote[];
  /** The slug of the trip that this page is one departure of: that trip's address is the canonical one. */
  departureOf: string | undefined;
};

/** A picture of a gallery, with the line under it. */
export type GalleryPicture = PictureSource & { caption: string | undefined };

/** A trip that has been, with its gallery. */
export type PastTrip = {
  slug: string;
  /** The day on which its words were last changed, where the content states it. */
  updated: Day | undefined;
  title: string;
  type: TripType;
  location: string;
  year: number;
  image: PictureSource;
  description: readonly string[];
  summary: string;
  highlights: readonly string[];
  gallery: readonly GalleryPicture[];
  itinerary: readonly ItineraryDay[];
  testimonials: readonly TripQuote[];
};
