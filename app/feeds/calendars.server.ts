import ical, { type ICalEventData } from 'ical-generator';
import { content } from '#app/content/content.server.ts';
import { absoluteUrl } from '#app/content/urls.server.ts';
import { addDays, type Day, dayRange } from '#app/domain/days.ts';
import { departedText } from '#app/domain/departures.ts';
import { calendarPath } from '#app/domain/file-paths.ts';
import { amountsOf, paymentSchedule } from '#app/domain/payment-schedule.ts';
import { priceBasis } from '#app/domain/price-text.ts';
import type { Departure, UpcomingTrip } from '#app/domain/trip.ts';
import { tripLine } from './atom.server.ts';

/** The path and the content of each departure's calendar file. Each file also has an entry for the day the balance is due, if any. */
export function departureCalendars(): { path: string; text: string }[] {
  return wholeTrips().flatMap((trip) =>
    trip.departures.map((departure) => ({
      path: calendarPath(trip, departure.start),
      text: calendar([event(trip, departure), ...balanceEvents(trip, departure)]),
    })),
  );
}

/** The calendar of all departures, which visitors can subscribe to. */
export function allDepartures(): string {
  return calendar(wholeTrips().flatMap((trip) => trip.departures.map((departure) => event(trip, departure))));
}

/** The trips, without pages for single departures, which would add duplicate entries. */
function wholeTrips(): UpcomingTrip[] {
  return [...content().upcoming.values()].filter(({ parentSlug }) => parentSlug === undefined);
}

function event(trip: UpcomingTrip, departure: Departure): ICalEventData {
  const { start, end } = departure;
  const url = urlOf(trip, departure);
  return {
    ...days(trip, `${trip.slug}-${start}`, start, end),
    summary: `${trip.title}, ${content().company.name}`,
    // Calendar apps search a map for it.
    location: trip.title,
    description: [trip.summary, tripLine(trip), trip.bookingInfo?.pickupDrop, departedText([departure], content().today), url]
      .filter(Boolean)
      .join('\n'),
    url,
  };
}

/** An entry for the day the balance is due; none if the whole price is due at booking, as it is from that day on. */
function balanceEvents(trip: UpcomingTrip, departure: Departure): ICalEventData[] {
  const { pages, terms, today } = content();
  const { balanceDue } = paymentSchedule(trip, departure, terms);
  if (!balanceDue || balanceDue <= today) return [];
  const url = urlOf(trip, departure);
  return [
    {
      ...days(trip, `${trip.slug}-${departure.start}-balance`, balanceDue, balanceDue),
      summary: `Balance due: ${trip.title}, ${content().company.name}`,
      description: [
        `${amountsOf(trip.price, terms).balance} ${priceBasis(trip.perMomAndChild)}, for ${dayRange(departure.start, departure.end)}`,
        ...(trip.isAbroad ? [pages.trip.tcs] : []),
        url,
      ].join('\n'),
      url,
    },
  ];
}

/** The dates and the id of an all-day event. The id is stable, so that calendar apps update the event instead of duplicating it. */
function days({ updated }: UpcomingTrip, name: string, first: Day, last: Day) {
  return {
    id: `${name}@${new URL(absoluteUrl('/')).hostname}`,
    stamp: midnight(updated),
    lastModified: midnight(updated),
    allDay: true,
    start: midnight(first),
    // In iCalendar the end date is exclusive.
    end: midnight(addDays(last, 1)),
  };
}

function urlOf(trip: UpcomingTrip, { page }: Departure): string {
  return absoluteUrl(`/trips/upcoming/${page ?? trip.slug}`);
}

function calendar(events: readonly ICalEventData[]): string {
  const { name } = content().company;
  return `${ical({ name: `${name}: departures`, prodId: `//${name}//Departures//EN`, events: [...events] })}\r\n`;
}

function midnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}
