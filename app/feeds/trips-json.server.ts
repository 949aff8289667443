/** Builds /trips.json, which offers all listed trips as an API (docs/trips-json.md), and its schema /trips.schema.json. */
import { z } from 'zod';
import { pictureData } from '#app/content/built-images.server.ts';
import { content } from '#app/content/content.server.ts';
import { absoluteUrl, markdownPath, pictureUrl } from '#app/content/urls.server.ts';
import { dayRange } from '#app/domain/days.ts';
import { hasDeparted } from '#app/domain/departures.ts';
import { familyOptions } from '#app/domain/family-price.ts';
import { calendarPath } from '#app/domain/file-paths.ts';
import { answerText } from '#app/domain/good-to-know.ts';
import { amountsOf, changeCosts, paymentLines, paymentSchedule, type Period } from '#app/domain/payment-schedule.ts';
import { priceBands, priceBasis, priceBounds, priceText } from '#app/domain/price-text.ts';
import { sampleNote } from '#app/domain/sample-note.ts';
import { schoolDaysMissed } from '#app/domain/school-days.ts';
import type { Departure, GoodToKnow, PastTrip, PictureSource, UpcomingTrip } from '#app/domain/trip.ts';

/** The format version. It increases when a field is removed or its meaning changes, but not when an optional field is added. */
const VERSION = 1;

const words = (what: string) => z.string().describe(what);
const day = (what: string) => z.iso.date().describe(`${what} Year-month-day, without a time zone.`);
const address = (what: string) => z.url().describe(what);
const rupees = (what: string) => z.int().positive().describe(`${what} Whole Indian rupees.`);

const agesSchema = z
  .strictObject({ from: z.int().describe('Youngest age, in years.'), to: z.int().optional().describe('Oldest age; absent: no upper age.') })
  .describe("The children's ages; on an all-ladies trip, the women's ages.");

const periodSchema = z.strictObject({
  from: day('The first day of the period. If absent, the period has no start.').optional(),
  to: day('The last day of the period.'),
  dates: words('The period as formatted dates.'),
  days: words('The period as the number of days before departure.'),
});

const departureSchema = z.strictObject({
  start: day('The first day. A departure has left if this is before today; hasLeft is only valid for the day in builtFor.'),
  end: day('The last day.'),
  dates: words('Both dates, formatted as on the page.'),
  hasLeft: z.boolean().optional().describe('Whether it had left by the day in builtFor.'),
  slotsLeft: z.int().min(0).describe('The number of open slots on the day in asOf.'),
  totalSlots: z.int().positive().describe('The total number of slots.'),
  asOf: day('The day the open slots were counted.').optional(),
  payments: z
    .array(periodSchema.extend({ text: words('What is due, and when, if you book in this period.') }))
    .optional()
    .describe('What is due, and when, depending on when you book.'),
  changes: z
    .array(
      periodSchema.extend({
        cancellation: words('What you lose if you cancel in this period; the rest becomes a credit note.'),
        transfer: words('What a transfer costs.'),
        rescheduling: words('What changing the date costs.'),
      }),
    )
    .optional()
    .describe('What changes to a booking cost: one entry for each period before departure.'),
  url: address('The page about this departure.'),
  calendar: address('The departure as an iCalendar file.'),
  schoolDays: z
    .strictObject({
      count: z.int().min(0).describe('The number of days.'),
      text: words('Which days are missed, or why none are, as on the page.'),
    })
    .optional()
    .describe('The school days that a child in Tamil Nadu misses. Absent for all-ladies trips, and if the school year is unknown.'),
});

const goodToKnowSchema = z
  .strictObject({
    longestDrive: z
      .strictObject({
        minutes: z.int().positive().describe('Not including breaks.'),
        dayMinutes: z.int().positive().describe('All drives of the day with the most driving, if it has more than one.').optional(),
        text: z.string(),
      })
      .optional(),
    walking: words('Distance on foot, steps, rough ground.').optional(),
    pushchair: words('Where a pushchair works.').optional(),
    naps: words('Whether and where a small child can nap at midday.').optional(),
    toilets: words('On the road and at the sights.').optional(),
    rooms: words('What they are like, and who shares.').optional(),
    meals: words('What small children eat; on an all-ladies trip, what the meals are like.').optional(),
    water: words('Drinking water; rivers, sea, pools and boats.').optional(),
    weather: words('Temperature, rain and altitude.').optional(),
    phoneSignal: words('Where a phone works.').optional(),
    hospital: words('The nearest hospitals.').optional(),
    flights: words('What a flight or train costs, roughly, and when to book.').optional(),
    singleRoom: words('What a single room costs.').optional(),
    hotels: words('By name or by kind.').optional(),
    groupSize: words('Smallest and largest group, and when a departure is confirmed.').optional(),
    leaders: words('Who leads, and what they are trained in.').optional(),
  })
  .describe('Answers to what a mother asks before she pays. A question without an answer is absent.');

const sharedFields = {
  slug: words('The last part of the address; it identifies the trip.'),
  url: address('The canonical page.'),
  markdown: address('The page as Markdown.'),
  title: words('The name.'),
  summary: words('One or two sentences.'),
  description: z.array(z.string()).describe('Paragraphs.'),
  highlights: z.array(z.string()),
  itinerary: z.array(
    z.strictObject({
      day: z.int().positive(),
      title: z.string(),
      description: z.string(),
      activitiesTitle: z.string().optional(),
      activities: z.array(z.string()),
    }),
  ),
  picture: z.strictObject({ url: address('The largest JPEG.'), alt: words('The alt text; empty if the picture is decorative.') }),
  updated: day('The day the facts were last changed.').optional(),
};

const typeSchema = z.enum(['family', 'ladies', 'luxury']).describe('family and luxury: mothers with children; ladies: women on their own.');

const upcomingSchema = z.strictObject({
  ...sharedFields,
  subtitle: z.string().optional(),
  type: typeSchema,
  ages: agesSchema,
  duration: words("Nights and days, such as '2N/3D'."),
  startsFrom: z.string().describe("Where the group meets, such as 'Chennai'.").optional(),
  price: z.strictObject({
    from: rupees('The lowest price.'),
    to: rupees('The highest price; equal to from if there is only one price.'),
    currency: z.literal('INR'),
    basis: z.enum(['per mom & child', 'per person']).describe('What the price covers.'),
    text: words('The price as formatted on the page, without the basis.'),
    bands: z
      .array(z.strictObject({ ages: agesSchema, amount: rupees('The price for these ages.') }))
      .optional()
      .describe('The price for each age band, if it depends on age.'),
    additionalChild: rupees('What each child after the first costs.').optional(),
    families: z
      .array(z.strictObject({ who: words("Such as 'Mother + 2 children'."), text: words('What they pay.') }))
      .optional()
      .describe('What a mother with one, two or three children pays, or one woman.'),
    fares: z
      .array(z.strictObject({ by: words("Such as 'plane'."), from: rupees('The lowest fare.'), to: rupees('The highest fare.') }))
      .optional()
      .describe('Roughly what one traveller pays to the meeting place and back, by each way of travelling. Not included in the price.'),
    taxAbroad: z.boolean().optional().describe('True: TCS, a tax collected at source, is added to each payment.'),
  }),
  departures: z.array(departureSchema).min(1),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  goodToKnow: goodToKnowSchema.optional(),
  goodFor: z.array(z.string()).optional().describe('Whom the trip suits, in full sentences.'),
  notFor: z.array(z.string()).optional().describe('Whom the trip does not suit, in full sentences.'),
  familyQuestions: z.array(z.string()).optional().describe('What the company asks a family before it books.'),
});

const pastSchema = z.strictObject({
  ...sharedFields,
  type: typeSchema.optional(),
  location: words('State or country.'),
  year: z.int(),
  photos: z.int().positive().describe('The number of pictures in its gallery.'),
});

/** The schema for the complete file. */
const tripsJsonSchema = z.strictObject({
  $schema: address('This schema.'),
  version: z.literal(VERSION).describe('Increases when a field is removed or its meaning changes.'),
  builtFor: day('The day that the file was built for.').optional(),
  sample: z.string().describe('Says that the content is made up, if it is.').optional(),
  company: z.strictObject({ name: z.string(), url: address('The home page.'), email: z.email() }),
  upcoming: z.array(upcomingSchema).describe('In list order: by next departure, then the trips that have left.'),
  past: z.array(pastSchema).describe('Newest year first.'),
});

type TripsFile = z.output<typeof tripsJsonSchema>;

/** The content of /trips.json. */
export function tripsJson(): string {
  const { company, lists, sampleDay } = content();
  const sample = sampleNote(sampleDay);
  const file: TripsFile = {
    $schema: absoluteUrl('/trips.schema.json'),
    version: VERSION,
    builtFor: content().today,
    ...(sample && { sample }),
    company: { name: company.name, url: absoluteUrl('/'), email: company.supportEmail },
    upcoming: lists.upcoming.map(upcomingData),
    past: lists.past.map(pastData),
  };
  return `${JSON.stringify(tripsJsonSchema.parse(file))}\n`;
}

/** The content of /trips.schema.json. */
export function tripsJsonSchemaText(): string {
  return `${JSON.stringify({ $id: absoluteUrl('/trips.schema.json'), ...z.toJSONSchema(tripsJsonSchema) }, null, 2)}\n`;
}

function upcomingData(trip: UpcomingTrip): TripsFile['upcoming'][number] {
  const { price, subtitle } = trip;
  const bands = priceBands(price).map(({ ages, amount }) => ({ ages: { ...ages }, amount }));
  return {
    ...shared(`/trips/upcoming/${trip.slug}`, trip, trip.picture),
    ...(subtitle && { subtitle }),
    type: trip.type,
    ages: { ...trip.ages },
    duration: trip.duration,
    ...(trip.startsFrom && { startsFrom: trip.startsFrom }),
    price: {
      ...priceBounds(price),
      currency: 'INR',
      basis: priceBasis(trip.perMomAndChild),
      text: priceText(price),
      ...(bands.length > 0 && { bands }),
      ...(trip.additionalChild !== undefined && { additionalChild: trip.additionalChild }),
      families: familyOptions(trip).map((family) => ({ who: family.label, text: priceText(family.price) })),
      ...(trip.fares && { fares: trip.fares.map(({ by, from, to }) => ({ by, from, to })) }),
      ...(trip.isAbroad && { taxAbroad: true }),
    },
    departures: trip.departures.map(({ start, end, slotsLeft, totalSlots, asOf, page }) => ({
      start,
      end,
      dates: dayRange(start, end),
      hasLeft: hasDeparted(start, content().today),
      slotsLeft,
      totalSlots,
      asOf,
      ...scheduleData(trip, start),
      url: absoluteUrl(`/trips/upcoming/${page ?? trip.slug}`),
      calendar: absoluteUrl(calendarPath(trip, start)),
      schoolDays: schoolDaysData(trip, { start, end }),
    })),
    inclusions: [...trip.inclusions],
    exclusions: [...trip.exclusions],
    goodToKnow: goodToKnowData(trip.goodToKnow),
    goodFor: [...trip.goodFor],
    notFor: [...trip.notFor],
    familyQuestions: [...trip.familyQuestions],
  };
}

function schoolDaysData(trip: UpcomingTrip, days: Pick<Departure, 'start' | 'end'>) {
  const missed = schoolDaysMissed(trip, days, content().schoolYears);
  return missed && { count: missed.count, text: missed.text };
}

function scheduleData(trip: UpcomingTrip, start: string) {
  const { terms } = content();
  const schedule = paymentSchedule(trip, { start }, terms);
  const amounts = amountsOf(trip.price, terms);
  const period = ({ from, to, dates, days }: Period) => ({ ...(from && { from }), to, dates, days });
  return {
    payments: paymentLines(schedule, amounts).map((line) => ({ ...period(line.period), text: line.text })),
    changes: schedule.periods.map((each) => ({ ...period(each), ...changeCosts(each, trip.price) })),
  };
}

function goodToKnowData({ longestDrive, ...answers }: GoodToKnow): TripsFile['upcoming'][number]['goodToKnow'] {
  const texts = Object.entries(answers).flatMap(([question, answer]) => (answer ? [[question, answerText(answer)]] : []));
  return {
    ...(longestDrive && {
      longestDrive: {
        minutes: longestDrive.minutes,
        dayMinutes: longestDrive.dayMinutes,
        text: [longestDrive.note, longestDrive.text].filter(Boolean).join('. '),
      },
    }),
    ...Object.fromEntries(texts),
  };
}

function pastData(trip: PastTrip): TripsFile['past'][number] {
  const { type, location, year, gallery } = trip;
  return { ...shared(`/trips/past/${trip.slug}`, trip, trip.picture), type, location, year, photos: gallery.length };
}

function shared(path: string, trip: UpcomingTrip | PastTrip, picture: PictureSource) {
  const { slug, title, summary, description, highlights, itinerary, updated } = trip;
  return {
    slug,
    url: absoluteUrl(path),
    markdown: absoluteUrl(markdownPath(path)),
    title,
    summary,
    description: [...description],
    highlights: [...highlights],
    itinerary: itinerary.map((each, index) => ({
      day: index + 1,
      title: each.title,
      description: each.description,
      ...(each.activitiesTitle && { activitiesTitle: each.activitiesTitle }),
      activities: [...each.activities],
    })),
    picture: { url: pictureUrl(picture), alt: pictureData(picture).alt },
    ...(updated && { updated }),
  };
}
