import type { Day } from './days.ts';
import { dayRange } from './days.ts';
import type { Departure, UpcomingTrip } from './trip.ts';

type HasDepartures = Pick<UpcomingTrip, 'departures'>;

/** The first day of the earliest departure. */
export function earliestStart({ departures }: HasDepartures): Day {
  return departures.map((departure) => departure.start).reduce((a, b) => (a < b ? a : b));
}

/** Trips by earliest start; ties by title. The list handed in stays as it is. */
export function byEarliestStart<T extends HasDepartures & { title: string }>(trips: readonly T[]): T[] {
  return [...trips].sort((a, b) => inOrder(earliestStart(a), earliestStart(b)) || inOrder(a.title, b.title));
}

/** All departures in one line: 'Aug 1-3 2025' or 'Aug 1-3 2025, Sep 5-7 2025'. */
export function departuresText(departures: readonly Departure[]): string {
  return departures.map(({ start, end }) => dayRange(start, end)).join(', ');
}

/** Whether a departure has left: its first day lies before the visitor's today. On the day itself it has not. */
export function hasLeft(start: Day, today: Day): boolean {
  return start < today;
}

/** '10 of 25 slots open', and once the departure has left '10 of 25 slots were open': never an offer that is gone. */
export function slotsText({ slotsLeft, totalSlots }: Pick<Departure, 'slotsLeft' | 'totalSlots'>, left: boolean): string {
  return `${slotsLeft} of ${totalSlots} slots ${left ? 'were open' : 'open'}`;
}

/** What a slot is: it stands once beside the slots, because 'slot' alone might be a family. */
export function slotMeaning(isForLadies: boolean): string {
  return isForLadies ? 'A slot is a place for one traveller.' : 'A slot is a place for one traveller: a mother and one child take two.';
}

// Plain code-unit order: localeCompare would sort by the build machine's locale data.
function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
