import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day } from './days.ts';
import {
  aheadFirst,
  byNextDeparture,
  departedText,
  departureDates,
  hasDeparted,
  nextTripsWithin,
  offeredDatesText,
  slotsText,
  startDates,
} from './departures.ts';
import type { Departure } from './trip.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const trip = fc.record({ title: fc.string(), starts: fc.array(day, { minLength: 1, maxLength: 4 }) });
type Trip = { title: string; starts: Day[] };

const inOrderOn = (trips: readonly Trip[], today: Day) => byNextDeparture(trips, ({ starts }) => starts, today);
/** The sort key for a trip. Departed trips come last; then the next start decides (the earliest if departed), then the title. */
const placeOf = ({ title, starts }: Trip, today: Day) => {
  const ahead = starts.filter((start) => start >= today);
  return [ahead.length === 0 ? '1' : '0', (ahead.length > 0 ? ahead : starts).toSorted()[0]!, title];
};
const isBefore = (a: readonly string[], b: readonly string[]) => {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 || a[at]! < b[at]!;
};

const TODAY = '2025-08-15';
const leaving = (start: string): Departure => ({ start, end: start, slotsLeft: 1, totalSlots: 2, asOf: '2025-07-01' });

test('sorts trips by next departure, then title; departed trips come last, by their earliest start', () => {
  const trips = [
    { title: 'Left late', departures: [leaving('2025-08-14')] as const },
    { title: 'B', departures: [leaving('2025-09-01')] as const },
    { title: 'Today', departures: [leaving(TODAY)] as const },
    { title: 'Left once', departures: [leaving('2025-10-01'), leaving('2025-08-01')] as const },
    { title: 'A', departures: [leaving('2025-09-01')] as const },
    { title: 'Left early', departures: [leaving('2025-06-01'), leaving('2025-07-01')] as const },
  ];
  const titles = (today: string) => byNextDeparture(trips, startDates, today).map(({ title }) => title);
  expect(titles(TODAY)).toEqual(['Today', 'A', 'B', 'Left once', 'Left early', 'Left late']);
  expect(titles('2026-01-01')).toEqual(['Left early', 'Left once', 'Left late', 'Today', 'A', 'B']);
});

test('what is offered are the departures ahead, or else those that have left, marked as such', () => {
  const three = departureDates({ departures: [leaving('2025-08-01'), leaving('2025-09-01'), leaving('2025-10-01')] });
  expect(offeredDatesText(three, '2025-07-01')).toBe('Aug 1 2025, Sep 1 2025, Oct 1 2025');
  expect(offeredDatesText(three, TODAY)).toBe('Sep 1 2025, Oct 1 2025');
  expect(offeredDatesText(three.slice(0, 2), '2026-01-01')).toBe('Aug 1 2025 (has left), Sep 1 2025 (has left)');
  expect(aheadFirst(three, TODAY).map(({ dates }) => dates)).toEqual(['Sep 1 2025', 'Oct 1 2025', 'Aug 1 2025']);
});

test('the trips kept for the days without a build have the next ones of each of those days', () => {
  const trips = fc.uniqueArray(trip, { selector: ({ title }) => title, maxLength: 12 });
  fc.assert(
    fc.property(trips, day, fc.nat(40), fc.nat(5), (all, today, days, count) => {
      const kept = nextTripsWithin(all, ({ starts }) => starts, { today, days, count });
      for (let later = 0; later <= days; later += 1) {
        const then = addDays(today, later);
        expect(inOrderOn(kept, then).slice(0, count)).toEqual(inOrderOn(all, then).slice(0, count));
      }
    }),
    { numRuns: 50 },
  );
});

test('a trip counts as departed on the day after its first day, but not on its first day', () => {
  expect(hasDeparted('2025-08-01', '2025-08-01')).toBe(false);
  expect(hasDeparted('2025-08-01', '2025-08-02')).toBe(true);
});

test.each([
  ['2025-07-01', '10 of 25 slots open, as of Jul 1 2025'],
  ['2025-07-15', '10 of 25 slots open, as of Jul 1 2025'],
  ['2025-07-16', '10 of 25 slots were open on Jul 1 2025'],
  ['2025-08-15', '10 of 25 slots were open on Jul 1 2025'],
  ['2025-08-16', '10 of 25 slots were open'],
])('on %s the open slots are formatted as: %s', (today, text) => {
  expect(slotsText({ start: TODAY, slotsLeft: 10, totalSlots: 25, asOf: '2025-07-01' }, today)).toBe(text);
});

test('departedText says whether one, some or all departures have left, and gives the dates if only some have', () => {
  const two = [leaving('2025-08-01'), leaving('2025-09-01')];
  expect(departedText(two, '2025-07-01')).toBeUndefined();
  expect(departedText(two, TODAY)).toBe('Aug 1 2025: already left.');
  expect(departedText(two, '2026-01-01')).toBe('These departures have left.');
  expect(departedText(two.slice(0, 1), TODAY)).toBe('This departure has left.');
});

test('sorting by next departure keeps every trip, puts departed ones last, and does not depend on the input order', () => {
  fc.assert(
    fc.property(fc.array(trip, { maxLength: 20 }), day, (trips, today) => {
      const sorted = inOrderOn(trips, today);
      expect(sorted).toHaveLength(trips.length);
      expect(new Set(sorted)).toEqual(new Set(trips));
      const places = sorted.map((each) => placeOf(each, today));
      for (const [index, place] of places.entries()) expect(index === 0 || isBefore(places[index - 1]!, place)).toBe(true);
      expect(inOrderOn(trips.toReversed(), today).map((each) => placeOf(each, today))).toEqual(places);
    }),
  );
});

test('for any start, a trip counts as departed on every later day and never before', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -400, max: 400 }), (start, days) => {
      expect(hasDeparted(start, addDays(start, days))).toBe(days > 0);
    }),
  );
});
