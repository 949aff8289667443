import { addDays, type Day, dayRange, daysBetween, shortDay } from './days.ts';
import type { Departure, UpcomingTrip } from './trip.ts';

type SlotCount = Pick<Departure, 'slotsLeft' | 'totalSlots' | 'asOf'>;

/** The number of days for which a count of open slots can be relied on. */
const SLOT_COUNT_VALID_DAYS = 14;

/**
 * Sorts trips by their next departure. Trips whose departures have all left come last, by their earliest start. Ties are sorted
 * by title. Returns a new array. `startDatesOf` returns the first day of each departure.
 */
export function byNextDeparture<T extends { title: string }>(
  trips: readonly T[],
  startDatesOf: (trip: T) => readonly Day[],
  today: Day,
): T[] {
  const keyed = trips.map((trip) => {
    const starts = startDatesOf(trip);
    const ahead = starts.filter((start) => !hasDeparted(start, today));
    return { trip, isOver: ahead.length === 0, start: earliest(ahead.length > 0 ? ahead : starts) };
  });
  return keyed
    .sort((a, b) => Number(a.isOver) - Number(b.isOver) || inOrder(a.start, b.start) || inOrder(a.trip.title, b.trip.title))
    .map(({ trip }) => trip);
}

/** The first day of each departure of a trip. */
export function startDates({ departures }: { departures: readonly { start: Day }[] }): readonly Day[] {
  return departures.map(({ start }) => start);
}

/** A departure as it is shown: its first day, and its days as text, such as 'Aug 1-3 2025'. */
export type DepartureDates = { start: Day; dates: string };

/** A trip's departures as they are shown. */
export function departureDates({ departures }: Pick<UpcomingTrip, 'departures'>): readonly DepartureDates[] {
  return departures.map(({ start, end }) => ({ start, dates: dayRange(start, end) }));
}

/** Departures in the order to show them in: those ahead, then those that have left. */
export function aheadFirst<T extends { start: Day }>(departures: readonly T[], today: Day): readonly T[] {
  const left = departures.filter(({ start }) => hasDeparted(start, today));
  return [...departures.filter((departure) => !left.includes(departure)), ...left];
}

/** The departures to offer: those ahead, or all if none are. */
export function offeredDepartures<T extends { start: Day }>(departures: readonly T[], today: Day): readonly T[] {
  const ahead = departures.filter(({ start }) => !hasDeparted(start, today));
  return ahead.length > 0 ? ahead : departures;
}

/** A departure's days: 'Aug 1-3 2025' or 'Aug 1-3 2025 (has left)'. */
export function datesText({ start, dates }: DepartureDates, today: Day): string {
  return hasDeparted(start, today) ? `${dates} (has left)` : dates;
}

/** The days of the departures to offer: 'Aug 1-3 2025, Sep 5-7 2025', or, if none are ahead, 'Aug 1-3 2025 (has left)'. */
export function offeredDatesText(departures: readonly DepartureDates[], today: Day): string {
  return offeredDepartures(departures, today)
    .map((departure) => datesText(departure, today))
    .join(', ');
}

/** The trips that are among the first `count` to leave next on `today` or any of the `days` after it, in the order of `today`. */
export function nextTripsWithin<T extends { title: string }>(
  trips: readonly T[],
  startDatesOf: (trip: T) => readonly Day[],
  { today, days, count }: { today: Day; days: number; count: number },
): T[] {
  const dates = Array.from({ length: days + 1 }, (_, index) => addDays(today, index));
  const next = new Set(dates.flatMap((day) => byNextDeparture(trips, startDatesOf, day).slice(0, count)));
  return byNextDeparture([...next], startDatesOf, today);
}

/** Whether a trip has departed. It counts as departed from the day after it starts. */
export function hasDeparted(start: Day, today: Day): boolean {
  return start < today;
}

/**
 * Formats the open slots: '10 of 25 slots open, as of Jul 1 2025'; if the count is more than two weeks old,
 * '10 of 25 slots were open on Jul 1 2025'; after departure, '10 of 25 slots were open'.
 */
export function slotsText({ start, slotsLeft, totalSlots, asOf }: SlotCount & { start: Day }, today: Day): string {
  const slots = `${slotsLeft} of ${totalSlots} slots`;
  if (hasDeparted(start, today)) return `${slots} were open`;
  return areSlotsOld(asOf, today) ? `${slots} were open on ${shortDay(asOf)}` : `${slots} open, as of ${shortDay(asOf)}`;
}

/** Whether the count of open slots is too old to rely on. */
export function areSlotsOld(asOf: Day, today: Day): boolean {
  return daysBetween(asOf, today) > SLOT_COUNT_VALID_DAYS;
}

/** Says in one sentence which departures have already left; undefined if none have. */
export function departedText(departures: readonly Pick<Departure, 'start' | 'end'>[], today: Day): string | undefined {
  const left = departures.filter(({ start }) => hasDeparted(start, today));
  if (left.length === 0) return undefined;
  if (left.length < departures.length) return `${left.map(({ start, end }) => dayRange(start, end)).join(', ')}: already left.`;
  return left.length === 1 ? 'This departure has left.' : 'These departures have left.';
}

/** Whether all departures with these start dates have departed. */
export function haveAllDeparted(starts: readonly Day[], today: Day): boolean {
  return starts.every((start) => hasDeparted(start, today));
}

/** Explains what a slot is, because 'slot' could also mean a place for a whole family. Shown once, next to the slots. */
export function slotMeaning(isForLadies: boolean): string {
  return isForLadies ? 'A slot is for one traveller.' : 'A slot is for one traveller: a mother and one child take two.';
}

function earliest(starts: readonly Day[]): Day {
  return starts.reduce((a, b) => (a < b ? a : b));
}

// Compares UTF-16 code units, because the result of localeCompare would depend on the build machine's locale data.
function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
