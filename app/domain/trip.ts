/** The content model shared by the domain and the pages. The content loader builds it from content/. */
import type { Day } from './days.ts';

/** The kind of trip: for mothers with children ('family', 'luxury') or for women on their own ('ladies'). */
export type TripType = 'family' | 'ladies' | 'luxury';

/** A range of ages in whole years. Without `to` there is no upper age ('18+'). */
export type Ages = { from: number; to?: number | undefined };

/** A price in whole Indian rupees: one amount, a range, or one amount per age band. */
export type Price = number | { from: number; to: number } | readonly { ages: Ages; amount: number }[];

/**
 * One departure of a trip. A slot is a place for one traveller: a mother with one child takes two. `asOf` is the day when the
 * open slots were counted. `page` is the slug of the departure's own page, if it has one.
 */
export type Departure = { start: Day; end: Day; slotsLeft: number; totalSlots: number; asOf: Day; page?: string };

/** The flags that decide which badge a trip's card shows. */
export type BadgeFlags = { isPopular?: boolean | undefined; isNew?: boolean | undefined; isLimited?: boolean | undefined };

/**
 * A picture that the content refers to. `key` is the path, without extension, of its photo in content/, such as
 * 'trips/upcoming/goa-western-ghats/hero'; art/drawing-path.ts derives the drawing's path from it. `photo` is the path of the
 * photo file, if any. `focus` is the point that crops keep, 0 to 1 across and down; the default is the drawing's focus or the middle.
 */
export type PictureSource = { key: string; alt: string; photo: string | undefined; focus: readonly [number, number] | undefined };

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

/** The label for each line of the booking information: payments first, then arrangements. */
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

/** An answer to a question about a trip: a few words, a note shown below them, and more detail. */
export type Fact = { short?: string | undefined; note?: string | undefined; text?: string | undefined };

/**
 * Answers to the questions that a mother asks before she pays. The page leaves out questions without an answer.
 * `longestDrive.minutes` is one drive without breaks, and `dayMinutes` the drives of the longest day, if it has more than one.
 */
export type GoodToKnow = {
  longestDrive?: (Fact & { minutes: number; dayMinutes?: number | undefined }) | undefined;
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
  leaders?: Fact | undefined;
};

/** An announced trip. Some or all of its departures may already have left. */
export type UpcomingTrip = BadgeFlags & {
  slug: string;
  /** The day its copy, dates or prices were last changed. */
  updated: Day;
  title: string;
  subtitle: string | undefined;
  image: PictureSource;
  type: TripType;
  duration: string;
  ages: Ages;
  price: Price;
  perMomAndChild: boolean;
  /** Whether the full price is always due at booking, however early the booking is. */
  paysInFull: boolean;
  /** Whether a booking can be transferred. */
  allowsTransfer: boolean;
  /** The price of each child after the first, in rupees; undefined on all-ladies trips and if unknown. */
  additionalChild: number | undefined;
  /** One traveller's approximate fares to the meeting place and back, in rupees; undefined if there are none or they are unknown. */
  fares: { from: number; to: number } | undefined;
  /** Whether tax is collected at source on each payment. */
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
  /** Who the trip does not suit, in complete sentences. */
  notFor: readonly string[];
  /** Questions that we ask a family when we talk to them. */
  familyQuestions: readonly string[];
  bookingInfo: BookingInfo | undefined;
  testimonials: readonly TripQuote[];
  /** The slug of the whole trip, whose page is canonical, if this is the page for a single departure. */
  parentSlug: string | undefined;
};

/** A gallery picture with its caption. */
export type GalleryPicture = PictureSource & { caption: string | undefined };

/** A past trip, with its gallery. */
export type PastTrip = {
  slug: string;
  /** The day its copy was last changed, if the content states it. */
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
