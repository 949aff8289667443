import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { content } from '#app/content/content.server.ts';
import { absoluteUrl } from '#app/content/urls.server.ts';
import { addDays, type Day } from '#app/domain/days.ts';
import { calendarPath } from '#app/domain/file-paths.ts';
import type { Departure, UpcomingTrip } from '#app/domain/trip.ts';
import { tripLine } from './atom.server.ts';

/** The calendar file of each departure: its address and its text. */
export function departureCalendars(): { path: string; text: string }[] {
  return wholeTrips().flatMap((trip) =>
    trip.departures.map((departure) => ({ path: calendarPath(trip, departure.start), text: calendar([event(trip, departure)]) })),
  );
}

/** One calendar of all departures, to be subscribed to. */
export function allDepartures(): string {
  return calendar(wholeTrips().flatMap((trip) => trip.departures.map((departure) => event(trip, departure))));
}

/** The pages of single departures repeat departures of these. */
function wholeTrips(): UpcomingTrip[] {
  return [...content().upcoming.values()].filter(({ departureOf }) => departureOf === undefined);
}

function event(trip: UpcomingTrip, { start, end, page }: Departure): ICalEventData {
  const url = absoluteUrl(`/trips/upcoming/${page ?? trip.slug}`);
  return {
    // The same for as long as the departure stands: a calendar that reads the file again changes its entry, and adds none.
    id: `${trip.slug}-${start}@${new URL(url).hostname}`,
    stamp: midnight(trip.updated),
    lastModified: midnight(trip.updated),
    allDay: true,
    start: midnight(start),
    // The first day after the trip: calendars leave the end out.
    end: midnight(addDays(end, 1)),
    summary: `${trip.title}, ${content().company.name}`,
    location: trip.bookingInfo?.pickupDrop ?? trip.title,
    description: `${trip.summary}\n${tripLine(trip)}\n${url}`,
    url,
  };
}

function calendar(events: readonly ICalEventData[]): string {
  const { name } = content().company;
  return `${ical({ name: `${name}: departures`, prodId: `//${name}//Departures//EN`, method: ICalCalendarMethod.PUBLISH, events: [...events] })}\r\n`;
}

function midnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}
