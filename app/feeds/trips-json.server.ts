/** /trips.json: the catalogue as an API (docs/trips-json.md), and its schema /trips.schema.json. */
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
import { schoolDaysMissed } from '#app/domain/school-days.ts';
import type { GoodToKnow, PastTrip, PictureSource, UpcomingTrip } from '#app/domain/trip.ts';

/** The version of the format. It increases when a field is removed or changes its meaning, not when an optional field is added. */
const VERSION = 1;

const words = (what: string) => z.string().describe(what);
const day = (what: string) => z.iso.date().describe(`${what} Year-month-day, without a time zone.`);
const address = (what: string) => z.url().describe(what);
const rupees = (what: string) => z.int().positive().describe(`${what} Whole Indian rupees.`);

const agesSchema = z
  .strictObject({ from: z.int().describe('Youngest age, in years.'), to: z.int().optional().describe('Oldest age; absent: no upper age.') })
  .describe("The children's ages; on an all-ladies trip the women's.");

const periodSchema = z.strictObject({
  from: day('The first of these days; absent: all that come before.').optional(),
  to: day('The last of these days.'),
  dates: words('Both in words.'),
  days: words('The same by their distance from the departure; for a price paid at once, that it is.'),
});

const departureSchema = z.strictObject({
  start: day('The first day. A departure has left once this lies before your own today; hasLeft was true or false on builtFor.'),
  end: day('The last day.'),
  dates: words('Both in words, as the page shows them.'),
  hasLeft: z.boolean().optional().describe('Whether it had left on the day that the file was built for.'),
  slotsLeft: z.int().min(0).describe('Slots still open on the day asOf.'),
  totalSlots: z.int().positive().describe('Slots in all.'),
  asOf: day('The day on which the open slots were counted.').optional(),
  payments: z
    .array(periodSchema.extend({ text: words('What is paid by who books in these days.') }))
    .optional()
    .describe('What you pay, and when, for one price.'),
  changes: z
    .array(
      periodSchema.extend({
        cancellation: words('What is lost by cancelling in these days; the rest becomes a credit note.'),
        transfer: words('What a transfer costs.'),
        rescheduling: words('What another date costs.'),
      }),
    )
    .optional()
    .describe('If plans change: one entry for each period before the departure.'),
  url: address('The page that speaks of this departure.'),
  calendar: address('The departure as an iCalendar file.'),
  schoolDays: z
    .strictObject({ count: z.int().min(0).describe('How many.'), text: words('As the page shows it: which days, or why none.') })
    .optional()
    .describe('The school days that a child in Tamil Nadu misses. Absent on all-ladies trips, and where the school year is not known.'),
});

const goodToKnowSchema = z
  .strictObject({
    longestDrive: z.strictObject({ minutes: z.int().positive().describe('Without the breaks.'), text: z.string() }).optional(),
    walking: words('Distance on foot, steps, rough ground.').optional(),
    pushchair: words('Where a pushchair rolls.').optional(),
    naps: words('Whether and where a small child can sleep at noon.').optional(),
    toilets: words('On the road and at the sights.').optional(),
    rooms: words('What they are like, and who shares.').optional(),
    meals: words('What small children eat; on an all-ladies trip what is eaten.').optional(),
    water: words('Drinking water; rivers, sea, pools and boats.').optional(),
    weather: words('Warmth, rain, height above the sea.').optional(),
    phoneSignal: words('Where a phone works.').optional(),
    hospital: words('The nearest ones.').optional(),
    flights: words('What a flight or train costs, roughly, and when to book.').optional(),
    singleRoom: words('What a room to oneself costs.').optional(),
    hotels: words('By name or by kind.').optional(),
    groupSize: words('Smallest and largest group, and when a departure is confirmed.').optional(),
    leaders: words('Who leads, and what they are trained in.').optional(),
  })
  .describe('Answers to what a mother asks before she pays. A question that is absent has no answer yet.');

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
  picture: z.strictObject({ url: address('The largest JPEG.'), alt: words('What is to be seen; empty for an ornament.') }),
  updated: day('The day on which the facts were last changed.').optional(),
};

const upcomingSchema = z.strictObject({
  ...sharedFields,
  subtitle: z.string().optional(),
  type: z.enum(['family', 'ladies', 'luxury']).describe('family and luxury: mothers with children; ladies: women on their own.'),
  ages: agesSchema,
  duration: words("Nights and days, such as '2N/3D'."),
  price: z.strictObject({
    from: rupees('The least that anyone pays.'),
    to: rupees('The most that anyone pays; the same as from where there is one price.'),
    currency: z.literal('INR'),
    basis: z.enum(['per mom & child', 'per person']).describe('What one price pays for.'),
    text: words('As the page shows it, without the basis.'),
    bands: z
      .array(z.strictObject({ ages: agesSchema, amount: rupees('The price for these ages.') }))
      .optional()
      .describe('Where the price goes by age.'),
    additionalChild: rupees('What each child after the first costs.').optional(),
    families: z
      .array(z.strictObject({ who: words("Such as 'Mother + 2 children'."), text: words('What they pay.') }))
      .optional()
      .describe('What a mother with one, two or three children pays, or one woman.'),
    fares: z
      .strictObject({ from: rupees('The least.'), to: rupees('The most.') })
      .optional()
      .describe('Roughly what one traveller pays to the meeting place and home. Not in the price.'),
    taxAbroad: z.boolean().optional().describe('True: TCS, a tax collected at source, is added to each payment.'),
  }),
  departures: z.array(departureSchema).min(1),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  goodToKnow: goodToKnowSchema.optional(),
  notFor: z.array(z.string()).optional().describe('Who the trip does not suit, in full sentences.'),
  familyQuestions: z.array(z.string()).optional().describe('What the company asks a family before it books.'),
});

const pastSchema = z.strictObject({
  ...sharedFields,
  location: words('State or country.'),
  year: z.int(),
  photos: z.int().positive().describe('Pictures in its gallery.'),
});

/** The whole file. */
export const tripsJsonSchema = z.strictObject({
  $schema: address('This schema.'),
  version: z.literal(VERSION).describe('Raised when a field goes or changes its meaning.'),
  builtFor: day('The day that the file was built for.').optional(),
  company: z.strictObject({ name: z.string(), url: address('The home page.'), email: z.email() }),
  upcoming: z.array(upcomingSchema).describe('In the order of the list: by the earliest start still ahead, then those that have left.'),
  past: z.array(pastSchema).describe('Newest year first.'),
});

type TripsFile = z.output<typeof tripsJsonSchema>;

/** The text of /trips.json. */
export function tripsJson(): string {
  const { company, lists } = content();
  const file: TripsFile = {
    $schema: absoluteUrl('/trips.schema.json'),
    version: VERSION,
    builtFor: content().today,
    company: { name: company.name, url: absoluteUrl('/'), email: company.supportEmail },
    upcoming: lists.upcoming.map(upcomingData),
    past: lists.past.map(pastData),
  };
  return `${JSON.stringify(tripsJsonSchema.parse(file))}\n`;
}

/** The text of /trips.schema.json. */
export function tripsJsonSchemaText(): string {
  return `${JSON.stringify({ $id: absoluteUrl('/trips.schema.json'), ...z.toJSONSchema(tripsJsonSchema) }, null, 2)}\n`;
}

function upcomingData(trip: UpcomingTrip): TripsFile['upcoming'][number] {
  const { price, subtitle } = trip;
  const bands = priceBands(price).map(({ ages, amount }) => ({ ages: { ...ages }, amount }));
  return {
    ...shared(`/trips/upcoming/${trip.slug}`, trip, trip.image),
    ...(subtitle && { subtitle }),
    type: trip.type,
    ages: { ...trip.ages },
    duration: trip.duration,
    price: {
      ...priceBounds(price),
      currency: 'INR',
      basis: priceBasis(trip.perMomAndChild),
      text: priceText(price),
      ...(bands.length > 0 && { bands }),
      ...(trip.additionalChild !== undefined && { additionalChild: trip.additionalChild }),
      families: familyOptions(trip).map((family) => ({ who: family.label, text: priceText(family.price) })),
      ...(trip.fares && { fares: { ...trip.fares } }),
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
      schoolDays: schoolDaysMissed(trip, { start, end }, content().schoolYears),
    })),
    inclusions: [...trip.inclusions],
    exclusions: [...trip.exclusions],
    goodToKnow: goodToKnowData(trip.goodToKnow),
    notFor: [...trip.notFor],
    familyQuestions: [...trip.familyQuestions],
  };
}

function scheduleData(trip: UpcomingTrip, start: string) {
  const { terms } = content();
  const schedule = paymentSchedule(trip, { start }, terms);
  const amounts = amountsOf(trip.price, terms);
  const period = ({ from, to, dates, days }: Period) => ({ ...(from && { from }), to, dates, days });
  return {
    payments: paymentLines(schedule, amounts).map((line) => ({ ...period(line.period), text: line.text })),
    changes: schedule.periods.map((each) => ({ ...period(each), ...changeCosts(each, amounts, terms) })),
  };
}

function goodToKnowData({ longestDrive, ...answers }: GoodToKnow): TripsFile['upcoming'][number]['goodToKnow'] {
  const texts = Object.entries(answers).flatMap(([question, answer]) => (answer ? [[question, answerText(answer)]] : []));
  return {
    ...(longestDrive && {
      longestDrive: { minutes: longestDrive.minutes, text: [longestDrive.note, longestDrive.text].filter(Boolean).join('. ') },
    }),
    ...Object.fromEntries(texts),
  };
}

function pastData(trip: PastTrip): TripsFile['past'][number] {
  const { location, year, gallery } = trip;
  return { ...shared(`/trips/past/${trip.slug}`, trip, trip.image), location, year, photos: gallery.length };
}

function shared(path: string, trip: UpcomingTrip | PastTrip, image: PictureSource) {
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
    picture: { url: pictureUrl(image), alt: pictureData(image).alt },
    ...(updated && { updated }),
  };
}
