import { pictureData } from '#app/content/built-images.server.ts';
import { content } from '#app/content/content.server.ts';
import { absoluteUrl, pictureUrl } from '#app/content/urls.server.ts';
import { agesText } from '#app/domain/ages-text.ts';
import { audienceLabel } from '#app/domain/audience.ts';
import { dayRange, isWithin, shortDay } from '#app/domain/days.ts';
import { hasDeparted, slotMeaning, slotsText } from '#app/domain/departures.ts';
import { drawnNote } from '#app/domain/drawn-note.ts';
import { type FamilyOption, familyOptions, totalWithFares } from '#app/domain/family-price.ts';
import { calendarPath } from '#app/domain/file-paths.ts';
import { knownFacts, namesLeader } from '#app/domain/good-to-know.ts';
import { lengthText } from '#app/domain/length-text.ts';
import { amountsOf, changeText, paymentLines, paymentSchedule, type Period, takesPlace } from '#app/domain/payment-schedule.ts';
import { priceBasis, priceText, priceWithBasis } from '#app/domain/price-text.ts';
import { markdownText as text } from '#app/domain/rich-text-markdown.ts';
import { SCHOOL_DAYS_MEANING, schoolDaysMissed } from '#app/domain/school-days.ts';
import {
  type Section,
  ABOUT,
  ITINERARY,
  RIGHT_FOR_US,
  INCLUDED,
  NOT_INCLUDED,
  PRICE,
  PLANS_CHANGE,
  COMMUNICATION,
  BOOKING,
  QUESTIONS,
  TESTIMONIALS,
} from '#app/domain/trip-sections.ts';
import {
  BOOKING_LABELS,
  type BookingInfo,
  type Departure,
  type GalleryPicture,
  type PastTrip,
  type UpcomingTrip,
} from '#app/domain/trip.ts';

/** Formats an upcoming trip as Markdown blocks. */
export function upcomingMarkdown(trip: UpcomingTrip): string[] {
  const { subtitle, bookingInfo } = trip;
  return [
    ...(subtitle ? [text(subtitle)] : []),
    list([
      audienceLabel(trip.type === 'ladies'),
      `Ages: ${agesText(trip.ages)}`,
      `Length: ${lengthText(trip)}`,
      `Price: ${priceWithBasis(trip)}`,
    ]),
    '## Departures',
    lines(trip.departures.map((each) => departureLine(trip, each))),
    slotMeaning(trip.type === 'ladies'),
    ...(trip.departures.some((each) => schoolDaysOf(trip, each)) ? [SCHOOL_DAYS_MEANING] : []),
    ...tripBody(trip),
    ...(trip.itineraryNote ? [text(trip.itineraryNote)] : []),
    ...rightForUsBlocks(trip),
    ...section(INCLUDED, trip.inclusions),
    ...section(NOT_INCLUDED, trip.exclusions),
    ...section(COMMUNICATION, trip.communication),
    ...(bookingInfo ? [title(BOOKING), bookingLines(bookingInfo)] : []),
    ...paymentBlocks(trip),
    ...questionBlocks(trip),
    ...quotes(trip),
  ];
}

/** Formats a past trip with its gallery as Markdown blocks. */
export function pastMarkdown(trip: PastTrip): string[] {
  const note = drawnNote(trip.gallery);
  return [
    list([`Year: ${trip.year}`, `Location: ${trip.location}`, `Photos: ${trip.gallery.length}`]),
    '## Photo gallery',
    lines(trip.gallery.map(galleryLine)),
    ...(note ? [note] : []),
    ...tripBody(trip),
    ...quotes(trip),
  ];
}

/** Escapes plain strings and formats them as a Markdown list. */
export function list(items: readonly string[]): string {
  return lines(items.map(text));
}

/** Formats lines that are already Markdown as a list. */
export function lines(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function departureLine(trip: UpcomingTrip, departure: Departure): string {
  const { start, end, page } = departure;
  const own = page ? ` [Its page](${absoluteUrl(`/trips/upcoming/${page}`)}).` : '';
  const leaving = hasDeparted(start, content().today) ? `This departure left on ${shortDay(start)}.` : `Leaves on ${shortDay(start)}.`;
  const school = schoolDaysOf(trip, departure);
  return `${dayRange(start, end)}: ${slotsText(departure, content().today)}. ${leaving}${school ? ` ${text(school)}.` : ''}${own} [Calendar file](${absoluteUrl(calendarPath(trip, start))}).`;
}

function schoolDaysOf(trip: UpcomingTrip, departure: Departure): string | undefined {
  return schoolDaysMissed(trip, departure, content().schoolYears)?.text;
}

function galleryLine(picture: GalleryPicture): string {
  const { alt } = pictureData(picture);
  return `![${text(alt)}](${pictureUrl(picture)})${picture.caption ? ` ${text(picture.caption)}` : ''}`;
}

function tripBody({ description, highlights, itinerary }: UpcomingTrip | PastTrip): string[] {
  return [
    title(ABOUT),
    ...description.map(text),
    list(highlights),
    title(ITINERARY),
    ...itinerary.flatMap((day, index) => [
      `### Day ${index + 1}: ${text(day.title)}`,
      text(day.description),
      ...(day.activitiesTitle ? [`#### ${text(day.activitiesTitle)}`] : []),
      ...(day.activities.length > 0 ? [list(day.activities)] : []),
    ]),
  ];
}

function rightForUsBlocks({ goodFor, notFor, goodToKnow }: UpcomingTrip): string[] {
  const facts = knownFacts(goodToKnow);
  if (goodFor.length + notFor.length + facts.length === 0) return [];
  return [
    title(RIGHT_FOR_US),
    ...(goodFor.length > 0 ? ['### Whom it suits', list(goodFor)] : []),
    ...(notFor.length > 0 ? ['### Whom it does not suit', list(notFor)] : []),
    ...(facts.length > 0 ? ['### What to expect', lines(facts.map((fact) => `**${fact.label}**: ${text(fact.text)}`))] : []),
  ];
}

function title(section: Section): string {
  return `## ${section.title}`;
}

function section(of: Section, items: readonly string[]): string[] {
  return items.length > 0 ? [title(of), list(items)] : [];
}

function bookingLines(info: BookingInfo): string {
  const fields = Object.entries(BOOKING_LABELS) as [keyof BookingInfo, string][];
  return lines(fields.map(([field, label]) => `**${label}**: ${text(info[field])}`));
}

function paymentBlocks(trip: UpcomingTrip): string[] {
  const { terms, pages } = content();
  const words = pages.trip;
  const amounts = amountsOf(trip.price, terms);
  return [
    title(PRICE),
    list(familyOptions(trip).map((family) => `${family.label}: ${priceText(family.price)}.${withFares(trip, family)}`)),
    text(words.price),
    ...(trip.isAbroad ? [text(words.tcs)] : []),
    text(words.priceRise),
    ...includedElsewhere(trip),
    ...trip.departures.flatMap((departure) => {
      const schedule = paymentSchedule(trip, departure, terms);
      const left = hasDeparted(departure.start, content().today);
      const when = ({ dates, days }: Period) => (left ? days : `${dates} (${days})`);
      return [
        `### ${dayRange(departure.start, departure.end)}`,
        list([
          `These amounts are ${priceBasis(trip.perMomAndChild)}`,
          ...paymentLines(schedule, amounts).map((line) => `${when(line.period)}: ${line.text}`),
          ...takesPlace(trip, departure, schedule, terms).flatMap((notice) => (isWithin(content().today, notice) ? [notice.text] : [])),
        ]),
        `#### ${PLANS_CHANGE.title}`,
        list(schedule.periods.map((period) => `${when(period)}: ${changeText(period, trip.price)}`)),
      ];
    }),
    list([`Rescheduling: ${words.rescheduling}`, `Transfer: ${words.transfer}`]),
    text(words.creditNote),
    text(words.ifWeCancel),
    `[Cancellation policy](${absoluteUrl('/cancellation-policy')})`,
  ];
}

function withFares({ fares }: UpcomingTrip, { price, children }: FamilyOption): string {
  return fares ? ` ${content().pages.trip.fares} ${totalWithFares(price, fares, { children })}.` : '';
}

/** A link to what the price includes, on the trip's page, if this is a single departure's page that has no inclusions of its own. */
function includedElsewhere({ inclusions, parentSlug }: UpcomingTrip): string[] {
  const whole = parentSlug && content().upcoming.get(parentSlug);
  if (!whole || inclusions.length > 0) return [];
  return [`[What the price includes, on the page of ${text(whole.title)}](${absoluteUrl(`/trips/upcoming/${whole.slug}`)})`];
}

function questionBlocks({ familyQuestions, goodToKnow }: UpcomingTrip): string[] {
  const { company, pages, terms } = content();
  const { questions, leader } = pages.trip;
  return [
    title(QUESTIONS),
    `${text(questions)}${namesLeader(goodToKnow) ? '' : ` ${text(leader)}`} We reply within ${terms.support.replyHours} hours.`,
    lines([`<${company.supportEmail}>`]),
    `[All questions and answers](${absoluteUrl('/faqs')})`,
    ...(familyQuestions.length > 0 ? ['### When we talk, tell us', list(familyQuestions)] : []),
  ];
}

function quotes({ testimonials }: UpcomingTrip | PastTrip): string[] {
  return testimonials.length > 0
    ? [title(TESTIMONIALS), ...testimonials.map(({ name, quote }) => `> ${text(quote)}\n>\n> ${text(name)}`)]
    : [];
}
