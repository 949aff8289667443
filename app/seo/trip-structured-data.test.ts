import { expect, test } from 'vitest';
import { content } from '#app/content/content.server.ts';
import { sitePages } from '#app/content/site-pages.server.ts';
import type { Departure, Price, UpcomingTrip } from '#app/domain/trip.ts';
import { departureData } from './trip-structured-data.server.ts';

/** Any upcoming trip. The tests override the fields they check. */
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
])('a departure with the price %j is offered in rupees', (price, expected) => {
  expect(offerOf({ price })).toMatchObject({ ...expected, priceCurrency: 'INR' });
});

test('an offer says whether its price is per mom and child or per person', () => {
  expect(offerOf({ price: 36_000, perMomAndChild: true })).toMatchObject({ priceSpecification: { unitText: 'per mom & child' } });
  expect(offerOf({ price: { from: 1, to: 2 }, perMomAndChild: false })).toMatchObject({ priceSpecification: { unitText: 'per person' } });
});

test.each([
  [2, true, 'InStock'],
  [1, true, 'SoldOut'],
  [1, false, 'InStock'],
  [0, false, 'SoldOut'],
])('a departure with %i slots left and a price per mom & child: %s is marked %s', (slotsLeft, perMomAndChild, availability) => {
  expect(offerOf({ perMomAndChild }, { slotsLeft })).toMatchObject({
    availability: `https://schema.org/${availability}`,
    inventoryLevel: { value: slotsLeft, maxValue: 20 },
  });
});

test('an offer is valid through the first day of its departure', () => {
  expect(offerOf({})).toMatchObject({ validThrough: '2026-02-20', availabilityEnds: '2026-02-20' });
});

test('an offer leaves out whether there are open slots, and how many, if they were counted more than two weeks ago', () => {
  expect(offerOf({})).toHaveProperty('inventoryLevel');
  for (const known of ['inventoryLevel', 'availability']) expect(offerOf({}, { asOf: '2025-12-20' })).not.toHaveProperty(known);
});
