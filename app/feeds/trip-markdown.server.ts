import { content } from '#app/content/content.server.ts';
import { pictureData } from '#app/content/pictures.server.ts';
import { absoluteUrl, pictureUrl } from '#app/content/urls.server.ts';
import { agesText } from '#app/domain/ages-text.ts';
import { audienceLabel } from '#app/domain/audience.ts';
import { dayRange, shortDay } from '#app/domain/days.ts';
import { hasLeft, slotMeaning, slotsText } from '#app/domain/departures.ts';
import { drawnNote } from '#app/domain/drawn-note.ts';
import { calendarPath } from '#app/domain/file-paths.ts';
import { rightForUs } from '#app/domain/good-to-know.ts';
import { paymentSchedule, paymentText, type Period, scheduleNotes } from '#app/domain/payment-schedule.ts';
import { priceBasis, priceText } from '#app/domain/price-text.ts';
import { questionsToAsk } from '#app/domain/questions-to-ask.ts';
import { markdownText as text } from '#app/domain/rich-text-markdown.ts';
import { SCHOOL_DAYS_MEANING, schoolDaysMissed } from '#app/domain/school-days.ts';
import {
  BOOKING_LABELS,
  type BookingInfo,
  type Departure,
  type GalleryPicture,
  type PastTrip,
  type UpcomingTrip,
} from '#app/domain/trip.ts';

/** An upcoming trip, block by block as its page. */
export function upcomingMarkdown(trip: UpcomingTrip): string[] {
  const { subtitle, bookingInfo } = trip;
  return [
    ...(subtitle ? [text(subtitle)] : []),
    list([
      audienceLabel(trip.type === 'ladies'),
      `Ages: ${agesText(trip.ages)}`,
      `Length: ${trip.duration}`,
      `Price: ${priceText(trip.price)} ${priceBasis(trip.perMomAndChild)}`,
    ]),
    '## Departures',
    lines(trip.departures.map((each) => departureLine(trip, each))),
    slotMeaning(trip.type === 'ladies'),
    ...(trip.departures.some((each) => schoolDaysOf(trip, each)) ? [SCHOOL_DAYS_MEANING] : []),
    ...tripBody(trip),
    ...(trip.itineraryNote ? [text(trip.itineraryNote)] : []),
    ...rightForUsBlocks(trip),
    ...section("What's Included", trip.inclusions),
    ...section("What's Not Included", trip.exclusions),
    ...section('Communication & Planning', trip.communication),
    ...(bookingInfo ? ['## Booking & Planning Information', bookingLines(bookingInfo)] : []),
    ...paymentBlocks(trip),
    ...questionBlocks(trip),
    ...quotes(trip),
  ];
}

/** A past trip with its gallery, block by block as its page. */
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

/** A list of plain lines. */
export function list(items: readonly string[]): string {
  return lines(items.map(text));
}

/** A list of lines that are Markdown already. */
export function lines(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function departureLine(trip: UpcomingTrip, departure: Departure): string {
  const { start, end, page } = departure;
  const own = page && page !== trip.slug ? ` [Its page](${absoluteUrl(`/trips/upcoming/${page}`)}).` : '';
  const leaving = hasLeft(start, content().today) ? `This departure left on ${shortDay(start)}.` : `Leaves on ${shortDay(start)}.`;
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
    '## About this trip',
    ...description.map(text),
    list(highlights),
    '## Trip Highlights',
    ...itinerary.flatMap((day, index) => [
      `### Day ${index + 1}: ${text(day.title)}`,
      text(day.description),
      ...(day.activitiesTitle ? [`#### ${text(day.activitiesTitle)}`] : []),
      ...(day.activities.length > 0 ? [list(day.activities)] : []),
    ]),
  ];
}

function rightForUsBlocks(trip: UpcomingTrip): string[] {
  const { notFor, facts } = rightForUs(trip);
  return [
    '## Is this trip right for us?',
    ...(notFor.length > 0 ? ['### Who it does not suit', list(notFor), '### What to expect'] : []),
    ...(facts.length > 0
      ? [lines(facts.map(({ label, time, text: answer }) => `**${label}**: ${text(time ? `${time}: ${answer}` : answer)}`))]
      : []),
  ];
}

function section(title: string, items: readonly string[]): string[] {
  return items.length > 0 ? [`## ${title}`, list(items)] : [];
}

function bookingLines(info: BookingInfo): string {
  const fields = Object.entries(BOOKING_LABELS) as [keyof BookingInfo, string][];
  return lines(fields.map(([field, label]) => `**${label}**: ${text(info[field])}`));
}

function paymentBlocks(trip: UpcomingTrip): string[] {
  const { terms } = content();
  const notes = scheduleNotes(trip, terms);
  return [
    '## What you pay, and when',
    `${text(notes.amounts)} [More on the price](${absoluteUrl('/faqs#price')})`,
    ...includedElsewhere(trip),
    ...trip.departures.flatMap((departure) => {
      const { payments, periods } = paymentSchedule(trip, departure, terms);
      const left = hasLeft(departure.start, content().today);
      const when = ({ dates, days }: Period) => (left ? days : `${dates} (${days})`);
      return [
        `### ${dayRange(departure.start, departure.end)}`,
        list(payments.map((payment) => `${when(payment)}: ${paymentText(payment, left)}`)),
        '#### If plans change',
        list(periods.map((period) => `${when(period)}: ${period.changes.map((change) => `${change.label}: ${change.text}`).join('. ')}`)),
      ];
    }),
    text(notes.changes),
    `${text(notes.ours)} [All rules, in the cancellation policy](${absoluteUrl('/cancellation-policy')})`,
  ];
}

/** The page of a departure may leave what the price includes to the page of its trip. */
function includedElsewhere({ inclusions, departureOf }: UpcomingTrip): string[] {
  const whole = departureOf && content().upcoming.get(departureOf);
  if (!whole || inclusions.length > 0) return [];
  return [`[What the price includes, on the page of ${text(whole.title)}](${absoluteUrl(`/trips/upcoming/${whole.slug}`)})`];
}

function questionBlocks(trip: UpcomingTrip): string[] {
  const { company, terms } = content();
  const questions = questionsToAsk(trip, terms);
  return [
    '## Ask us before you pay',
    `Copy the questions that matter to you into an email to <${company.supportEmail}>`,
    ...(questions.trip.length > 0 ? ['### About the trip', list(questions.trip)] : []),
    '### About the money',
    list(questions.money),
    `[More questions about fees and changes, in the cancellation policy](${absoluteUrl('/cancellation-policy#ask-us-before-you-pay')})`,
  ];
}

function quotes({ testimonials }: UpcomingTrip | PastTrip): string[] {
  return testimonials.length > 0
    ? ['## Testimonials', ...testimonials.map(({ name, quote }) => `> ${text(quote)}\n>\n> ${text(name)}`)]
    : [];
}
