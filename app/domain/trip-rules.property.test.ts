import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from './days.ts';
import { byEarliestStart, hasLeft } from './departures.ts';
import { priceBounds, rupees } from './price-text.ts';
import type { UpcomingTrip } from './trip.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const amount = fc.integer({ min: 0, max: 999_999_999 });
const trip = fc
  .record({ title: fc.string(), starts: fc.array(day, { minLength: 1, maxLength: 4 }) })
  .map(({ title, starts }) => ({ title, slug: title, departures: starts.map((start) => ({ start })) }) as unknown as UpcomingTrip);

const earliest = ({ departures }: UpcomingTrip) => departures.map(({ start }) => start).toSorted()[0]!;

test('sorting by the earliest start keeps every trip, is in order, ties by title, and does not depend on the order before', () => {
  fc.assert(
    fc.property(fc.array(trip, { maxLength: 20 }), (trips) => {
      const sorted = byEarliestStart(trips);
      expect(sorted).toHaveLength(trips.length);
      expect(new Set(sorted)).toEqual(new Set(trips));
      for (const [index, next] of sorted.entries()) {
        const before = sorted[index - 1];
        if (!before) continue;
        const tie = earliest(before) === earliest(next);
        expect(tie ? before.title <= next.title : earliest(before) < earliest(next)).toBe(true);
      }
      expect(byEarliestStart(trips.toReversed()).map(earliest)).toEqual(sorted.map(earliest));
    }),
  );
});

test('rupees lose no digit, and group three digits, then twos', () => {
  fc.assert(
    fc.property(amount, (rupeesDue) => {
      const words = rupees(rupeesDue);
      expect(Number(words.replaceAll(/[₹,]/g, ''))).toBe(rupeesDue);
      expect(words).toMatch(/^₹(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/);
    }),
  );
});

test('the bounds of a price hold every amount in it', () => {
  const bands = fc.array(
    amount.map((band) => ({ ages: { from: 2 }, amount: band })),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(bands, (price) => {
      const { from, to } = priceBounds(price);
      expect(price.every((band) => from <= band.amount && band.amount <= to)).toBe(true);
    }),
  );
});

test('days between two dates are the days one adds to come from one to the other', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (start, days) => {
      expect(daysBetween(start, addDays(start, days))).toBe(days);
    }),
  );
});

test('a departure has left from the day after its start on, never before', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -400, max: 400 }), (start, days) => {
      expect(hasLeft(start, addDays(start, days))).toBe(days > 0);
    }),
  );
});
