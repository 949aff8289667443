import { agesText } from '#app/domain/ages-text.ts';
import type { HasAgeRange } from '#app/domain/children-ages.ts';
import { addDays, type Day, dayMonth, dayRange, weekday } from '#app/domain/days.ts';
import { slotMeaning } from '#app/domain/departures.ts';
import { drawnNote } from '#app/domain/drawn-note.ts';
import { familyOptions, totalWithFares } from '#app/domain/family-price.ts';
import { calendarPath } from '#app/domain/file-paths.ts';
import { type RightForUs, rightForUs, saysAnything } from '#app/domain/good-to-know.ts';
import { lengthText } from '#app/domain/length-text.ts';
import {
  type Amounts,
  amountsOf,
  cancelNotices,
  changeText,
  type MoneyTerms,
  type Notice,
  type PaymentSchedule,
  paymentSchedule,
  type Period,
  takesPlace,
} from '#app/domain/payment-schedule.ts';
import type { PictureData } from '#app/domain/picture.ts';
import { plusFares, priceBands, priceBasis, priceSpan } from '#app/domain/price-text.ts';
import { SCHOOL_DAYS_MEANING, type SchoolYear, schoolDaysMissed } from '#app/domain/school-days.ts';
import { type Share, shareDetails } from '#app/domain/share.ts';
import { type SectionLink, sectionLinks } from '#app/domain/trip-sections.ts';
import {
  type Ages,
  BOOKING_LABELS,
  type BookingInfo,
  type Departure,
  type ItineraryDay,
  type PastTrip,
  type PictureSource,
  type Price,
  type TripQuote,
  type UpcomingTrip,
} from '#app/domain/trip.ts';
import type { CarouselPicture } from '#app/ui/carousel.tsx';
import type { LabelledText } from '#app/ui/fact-list.tsx';

/** The data for a departure. `page` is the slug of its own page, if any, and `calendar` is the path of its calendar file. */
export type DepartureData = Departure &
  Pick<PaymentSchedule, 'balanceDue'> & {
    dates: string;
    /** The weekdays of its first and last day: 'Friday to Sunday'. */
    weekdays: string;
    calendar: string;
    schoolDays: string | undefined;
    changes: readonly ChangeRow[];
    notices: readonly Notice[];
  };

/** A row in 'If your plans change'. `texts` has one entry per family option, or a single entry if all are the same. */
type ChangeRow = Period & { texts: readonly string[] };

/** A family option and the amounts to pay. */
export type FamilyData = Pick<Amounts, 'total' | 'deposit' | 'balance'> & {
  label: string;
  children: number | undefined;
  ages: Ages | undefined;
  /** The approximate total including flights or trains, as a sentence. */
  fares: string | undefined;
};

/** Copy about prices and payment. `tcs` is only set for trips abroad. */
export type MoneyWords = { price: string; tcs: string | undefined; creditNote: string; facts: readonly LabelledText[] };

/** A day in the itinerary. `when` is the weekday and date, or, for several departures, the weekday they share, if any. */
export type DayData = ItineraryDay & { when: string | undefined };

/** What the pages of upcoming and past trips have in common. */
type AnyTripData = {
  slug: string;
  title: string;
  summary: string;
  picture: PictureData;
  isForLadies: boolean;
  share: Share;
  description: readonly string[];
  highlights: readonly string[];
  itinerary: readonly DayData[];
  testimonials: readonly TripQuote[];
};

/** The data for an upcoming trip's page. Sections without content are empty or undefined. */
export type UpcomingTripData = AnyTripData & {
  kind: 'upcoming';
  subtitle: string | undefined;
  ages: string;
  length: string;
  price: string;
  basis: string;
  fares: ReturnType<typeof plusFares>;
  /** The size of the group, such as '25 people', or '20 to 25 people' if the departures differ. */
  group: string;
  fit: HasAgeRange & { mostChildren: number };
  departures: readonly DepartureData[];
  /** Explains 'slot' and, if a departure mentions them, 'school days'. */
  meanings: string;
  families: readonly FamilyData[];
  money: MoneyWords;
  rightForUs: RightForUs | undefined;
  familyQuestions: readonly string[];
  sections: readonly SectionLink[];
  parentTrip: { slug: string; title: string } | undefined;
  itineraryNote: string | undefined;
  inclusions: readonly string[];
  exclusions: readonly string[];
  communication: readonly string[];
  /** Booking facts: the ones to check before booking, and the rest. */
  booking: { first: readonly LabelledText[]; rest: readonly LabelledText[] } | undefined;
};

/** The data for a past trip's page. */
type PastTripData = AnyTripData & {
  kind: 'past';
  year: number;
  /** Year, location and photo count. */
  facts: readonly LabelledText[];
  gallery: readonly CarouselPicture[];
  galleryNote: string | undefined;
};

/** The data for a trip's page. */
export type TripPageData = UpcomingTripData | PastTripData;

type PictureDataOf = (source: PictureSource) => PictureData;

/** Input shared by all upcoming trip pages: terms, school years and copy. */
type TripRules = {
  terms: MoneyTerms;
  schoolYears: readonly SchoolYear[];
  words: Readonly<Record<'price' | 'fares' | 'tcs' | 'creditNote' | 'rescheduling' | 'transfer' | 'ifWeCancel' | 'priceRise', string>>;
};

/** Builds the data for an upcoming trip's page at `url`. `parentTrip` is set for a departure's own page. */
export function upcomingTripData(
  trip: UpcomingTrip,
  parentTrip: UpcomingTrip | undefined,
  rules: TripRules,
  pictureOf: PictureDataOf,
  url: string,
): UpcomingTripData {
  const { terms, schoolYears, words } = rules;
  const { departures } = trip;
  const isForLadies = trip.type === 'ladies';
  const hasSchoolDays = departures.some((departure) => schoolDaysMissed(trip, departure, schoolYears));
  const facts = rightForUs(trip);
  const families = familyOptions(trip).map((option) => ({ ...option, amounts: amountsOf(option.price, terms) }));
  const prices = families.map((family) => family.price);
  return {
    kind: 'upcoming',
    ...anyTripData(trip, pictureOf, url),
    subtitle: trip.subtitle,
    ages: agesText(trip.ages),
    length: lengthText(trip),
    price: priceSpan(trip.price),
    group: `${rangeOf(departures.map(({ totalSlots }) => totalSlots))} people`,
    basis: [priceBasis(trip.perMomAndChild), ...(priceBands(trip.price).length > 0 ? ['by age'] : [])].join(', '),
    fares: plusFares(trip),
    fit: { ageRange: trip.ages, isForLadies, mostChildren: Math.max(...families.map(({ children = Infinity }) => children)) },
    departures: departures.map((departure) => departureData(trip, departure, prices, rules)),
    meanings: [slotMeaning(isForLadies), ...(hasSchoolDays ? [SCHOOL_DAYS_MEANING] : [])].join(' '),
    families: families.map(({ label, children, ages, price, amounts: { total, deposit, balance } }) => ({
      label,
      children,
      ages,
      total,
      deposit,
      balance,
      fares: trip.fares && `${words.fares} ${totalWithFares(price, trip.fares, { children })}.`,
    })),
    money: {
      price: words.price,
      tcs: trip.isAbroad ? words.tcs : undefined,
      creditNote: words.creditNote,
      facts: [
        { label: 'Rescheduling', text: words.rescheduling },
        { label: 'Transfer', text: words.transfer },
        { label: 'If we cancel', text: words.ifWeCancel },
        { label: 'If the price rises', text: words.priceRise },
      ],
    },
    rightForUs: saysAnything(facts) ? facts : undefined,
    familyQuestions: trip.familyQuestions,
    sections: sectionLinks(trip),
    parentTrip: parentTrip && { slug: parentTrip.slug, title: parentTrip.title },
    itinerary: trip.itinerary.map((day, index) => ({ ...day, when: whenText(trip.departures, index) })),
    itineraryNote: trip.itineraryNote,
    inclusions: trip.inclusions,
    exclusions: trip.exclusions,
    communication: trip.communication,
    booking: trip.bookingInfo && bookingData(trip.bookingInfo),
  };
}

function rangeOf(numbers: readonly number[]): string {
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  return from === to ? String(from) : `${from} to ${to}`;
}

function departureData(
  trip: UpcomingTrip,
  departure: Departure,
  prices: readonly Price[],
  { terms, schoolYears }: TripRules,
): DepartureData {
  const schedule = paymentSchedule(trip, departure, terms);
  const dates = dayRange(departure.start, departure.end);
  const of = trip.departures.length === 1 ? '' : ` ${dates}`;
  return {
    ...departure,
    dates,
    weekdays: `${weekday(departure.start)}${departure.end === departure.start ? '' : ` to ${weekday(departure.end)}`}`,
    calendar: calendarPath(trip, departure.start),
    schoolDays: schoolDaysMissed(trip, departure, schoolYears)?.text,
    balanceDue: schedule.balanceDue,
    notices: [...cancelNotices(schedule, of), ...takesPlace(trip, departure, schedule, terms, of)],
    changes: schedule.periods.map(({ cancellation, rescheduling, transfer, ...period }) => {
      const costs = { cancellation, rescheduling, transfer };
      return { ...period, texts: sameOnce(prices.map((price) => changeText(costs, price))) };
    }),
  };
}

/** Builds the data for a past trip's page at `url`. */
export function pastTripData(trip: PastTrip, pictureOf: PictureDataOf, url: string): PastTripData {
  const { year, location, gallery } = trip;
  return {
    kind: 'past',
    ...anyTripData(trip, pictureOf, url),
    year,
    facts: [
      { label: 'Year', text: String(year) },
      { label: 'Location', text: location },
      { label: 'Photos', text: String(gallery.length) },
    ],
    gallery: gallery.map((entry) => ({ picture: pictureOf(entry), caption: entry.caption })),
    galleryNote: drawnNote(gallery),
    itinerary: trip.itinerary.map((day) => ({ ...day, when: undefined })),
  };
}

function anyTripData(trip: UpcomingTrip | PastTrip, pictureOf: PictureDataOf, url: string) {
  const { slug, title, summary, description, highlights, testimonials } = trip;
  return {
    slug,
    title,
    summary,
    picture: pictureOf(trip.picture),
    isForLadies: trip.type === 'ladies',
    share: { details: shareDetails(trip), url },
    description,
    highlights,
    testimonials,
  };
}

/** The fields to check before booking. */
const FIRST: ReadonlySet<string> = new Set<keyof BookingInfo>(['flightBooking', 'arrivalRequirement', 'departureTime']);

function bookingData(info: BookingInfo) {
  const lines = Object.entries(BOOKING_LABELS).map(([field, label]) => ({ field, label, text: info[field as keyof BookingInfo] }));
  const part = (isFirst: boolean) => lines.flatMap(({ field, ...line }) => (FIRST.has(field) === isFirst ? [line] : []));
  return { first: part(true), rest: part(false) };
}

/** Returns, for example, 'Saturday, Sep 27' for one departure, or, for several, the weekday they share, if any. */
function whenText(departures: readonly { start: Day }[], index: number): string | undefined {
  const days = departures.map(({ start }) => addDays(start, index));
  const weekdays = new Set(days.map(weekday));
  const [day] = days;
  if (!day || weekdays.size > 1) return undefined;
  return days.length === 1 ? `${weekday(day)}, ${dayMonth(day)}` : weekday(day);
}

/** Returns only the first string if all are identical. */
function sameOnce(texts: readonly string[]): readonly string[] {
  return new Set(texts).size === 1 ? texts.slice(0, 1) : texts;
}
