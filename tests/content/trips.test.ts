import { expect, test } from 'vitest';
import { ContentReader } from '#app/content/read.server.ts';
import { termsSchema } from '#app/content/schema.server.ts';
import { readPastTrips, readUpcomingTrips } from '#app/content/trips.server.ts';

test('every trip of the catalogue can be read, and the known details are exact', () => {
  const reader = new ContentReader('content');
  const terms = reader.yaml('terms.yaml', termsSchema);
  if (!terms) throw new Error('terms.yaml cannot be read');
  const upcoming = readUpcomingTrips(reader, terms);
  const past = readPastTrips(reader, terms);
  expect(reader.problems).toEqual([]);
  expect([upcoming.size, past.size]).toEqual([14, 10]);
  expect(past.get('pondicherry-heritage')?.gallery).toHaveLength(10);
  expect(upcoming.get('meghalaya-trip')).toMatchObject({
    price: 66000,
    duration: '4N/5D',
    ages: { from: 6, to: 13 },
    departures: [{ start: '2025-09-27', end: '2025-10-01', slotsLeft: 12, totalSlots: 20 }],
  });
  expect(upcoming.get('pondicherry')?.departures.map(({ page }) => page)).toEqual(['pondicherry-august', 'pondicherry-september']);
});
