import { expect, test } from 'vitest';
import { content } from '#app/content/content.server.ts';
import { sitePages } from '#app/content/site-pages.server.ts';
import type { Departure, Price, UpcomingTrip } from '#app/domain/trip.ts';
import { departureData } from './trip-structured-data.server.ts';

/** A base trip. The tests override the fields they need. */
const [trip] = content().upcoming.values();
const page = sitePages().find(({ path }) => path === `/trips/upcoming/${trip!.slug}`)!;
const DEPARTURE: Departure = { start: '2026-02-20', end: '2026-02-22', slotsLeft: 3, totalSlots: 20, asOf: '2026-01-05' };

const offerOf = (facts: Partial<UpcomingTrip>, departure: Partial<Departure> = {}) =>
  departureData(page, { ...trip!, ...facts }, { ...DEPARTURE, ...departure }).offers;

test.each<[price: Price, expected: object]>([
  [36_000, { '@type': 'Offer', price: 36_000 }],
  [
    { from: 58_000, to: 66_000 },
    { '@type': 'AggregateOffer', lowPrice: 58_000, highPrice: 66_000 },
  ],
  [
    [
      { ages: { from: 6, to: 12 }, amount: 36_500 },
      { ages: { from: 2, to: 5 }, amount: 33_000 },
    ],
    {
      '@type': 'AggregateOffer',
      lowPrice: 33_000,
      highPrice: 36_500,
      offerCount: 2,
      offers: [
        { name: 'Ages 6-12 years', price: 36_500 },
        { name: 'Ages 2-5 years', price: 33_000 },
      ],
    },
  ],
])('offers a price of %j in rupees', (price, expected) => {
  expect(offerOf({ price })).toMatchObject({ ...expected, priceCurrency: 'INR' });
});

test('the price has its basis', () => {
  expect(offerOf({ price: 36_000, perMomAndChild: true })).toMatchObject({ priceSpecification: { unitText: 'per mom & child' } });
  expect(offerOf({ price: { from: 1, to: 2 }, perMomAndChild: false })).toMatchObject({ priceSpecification: { unitText: 'per person' } });
});

test.each([
  [3, 'InStock'],
  [1, 'InStock'],
  [0, 'SoldOut'],
])('with %i slots left a departure is %s', (slotsLeft, availability) => {
  expect(offerOf({}, { slotsLeft })).toMatchObject({
    availability: `https://schema.org/${availability}`,
    inventoryLevel: { value: slotsLeft, maxValue: 20 },
  });
});

test('an offer expires after the first day of its departure', () => {
  expect(offerOf({})).toMatchObject({ validThrough: '2026-02-20', availabilityEnds: '2026-02-20' });
});

test('leaves out a count of slots that is more than two weeks old', () => {
  expect(offerOf({})).toHaveProperty('inventoryLevel');
  expect(offerOf({}, { asOf: '2025-12-20' })).not.toHaveProperty('inventoryLevel');
});
