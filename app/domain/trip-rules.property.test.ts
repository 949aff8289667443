import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day, daysBetween } from './days.ts';
import { byNextDeparture, hasDeparted } from './departures.ts';
import { priceBounds, rupees } from './price-text.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const amount = fc.integer({ min: 0, max: 999_999_999 });
const trip = fc.record({ title: fc.string(), starts: fc.array(day, { minLength: 1, maxLength: 4 }) });
type Trip = { title: string; starts: Day[] };

const inOrderOn = (trips: readonly Trip[], today: Day) => byNextDeparture(trips, ({ starts }) => starts, today);
/** The sort key for a trip: departed trips last, then the next (or earliest) start, then the title. */
const placeOf = ({ title, starts }: Trip, today: Day) => {
  const ahead = starts.filter((start) => start >= today);
  return [ahead.length === 0 ? '1' : '0', (ahead.length > 0 ? ahead : starts).toSorted()[0]!, title];
};
const isBefore = (a: readonly string[], b: readonly string[]) => {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 || a[at]! < b[at]!;
};

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

test('formatted rupees keep every digit, with the last three grouped, then pairs', () => {
  fc.assert(
    fc.property(amount, (rupeesDue) => {
      const words = rupees(rupeesDue);
      expect(Number(words.replaceAll(/[₹,]/g, ''))).toBe(rupeesDue);
      expect(words).toMatch(/^₹(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/);
    }),
  );
});

test('the bounds of a price include every amount in it', () => {
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

test('daysBetween is the inverse of addDays', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (start, days) => {
      expect(daysBetween(start, addDays(start, days))).toBe(days);
    }),
  );
});

test('a trip has departed from the day after its start, never before', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -400, max: 400 }), (start, days) => {
      expect(hasDeparted(start, addDays(start, days))).toBe(days > 0);
    }),
  );
});
