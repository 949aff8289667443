import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildDay } from '#app/content/build-day.server.ts';
import { loadContent } from '#app/content/content.server.ts';
import { upcomingTripSchema } from '#app/content/schema.server.ts';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

const QUESTIONS = upcomingTripSchema.shape.goodToKnow.unwrap().keyof().options;

test('every file in content/ can be read', () => {
  expect(new ContentCopy().problems()).toEqual([]);
});

test('a departureOf key, quoted or not, makes a file a departure page', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT).replace(
    'trips/upcoming/two-departures-in-february/trip.yaml',
    'departureOf:',
    "'departureOf':",
  );
  expect(copy.problems()).toEqual([]);
});

test('a folder with hidden files only is no trip, as git leaves it where a trip was removed', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT);
  const folder = join(copy.folder, 'trips/upcoming/removed');
  mkdirSync(folder);
  writeFileSync(join(folder, '.DS_Store'), '');
  expect(copy.problems()).toEqual([]);
});

describe('the fixture catalogue', () => {
  const { upcoming, past, lists } = loadContent(FIXTURE_CONTENT);

  test('trips are loaded as expected, with numbers from terms.yaml filled in', () => {
    expect(upcoming.get('one-price')).toMatchObject({
      price: 36_000,
      duration: '2N/3D',
      ages: { from: 5, to: 13 },
      departures: [{ start: '2027-04-09', end: '2027-04-11', slotsLeft: 15, totalSlots: 20, asOf: '2026-12-28' }],
      bookingInfo: { advancePayment: '50% of the price, when you book.' },
    });
    expect(past.get('many-photographs')?.gallery).toHaveLength(10);
  });

  test("a trip's departures are in the order of their days, whatever their order in the file", () => {
    const copy = new ContentCopy(FIXTURE_CONTENT);
    copy.replace('trips/upcoming/two-departures/trip.yaml', /^( {2}- \{ start: 2027-02.*\n)( {2}- \{ start: 2027-03.*\n)/m, '$2$1');
    const starts = (trips: typeof upcoming) => trips.get('two-departures')?.departures.map(({ start }) => start);
    expect(starts(loadContent(copy.folder).upcoming)).toEqual(starts(upcoming));
  });

  test('a departure links to its page, which inherits dates, price and ages from the trip', () => {
    expect(upcoming.get('two-departures')?.departures.map(({ page }) => page)).toEqual(['two-departures-in-february', undefined]);
    expect(upcoming.get('two-departures-in-february')).toMatchObject({
      price: 31_000,
      ages: { from: 6, to: 12 },
      parentSlug: 'two-departures',
      departures: [{ start: '2027-02-05', end: '2027-02-07' }],
    });
  });

  test("'good to know' answers have no sample marks, and numbers from terms.yaml are filled in", () => {
    expect(upcoming.get('one-price')).toMatchObject({
      goodToKnow: {
        longestDrive: { minutes: 95, note: 'from the airport', text: 'From the airport to the guest house.' },
        toilets: { short: 'Western', note: 'every ninety minutes' },
        flights: { text: 'Book them when 50% is paid.' },
      },
      notFor: ['Not for a child who cannot sit still for 30 minutes.'],
    });
    expect(JSON.stringify([...upcoming.values()])).not.toContain('"sample"');
    expect(upcoming.get('bare')).toMatchObject({ goodToKnow: {}, goodFor: [], notFor: [], familyQuestions: [] });
  });

  test("a departure's page takes the answers it lacks from its trip", () => {
    expect(upcoming.get('two-departures-in-february')).toMatchObject({
      goodToKnow: { walking: { text: 'Two kilometres a day.' }, weather: { text: 'Twenty-eight degrees in February.' } },
      notFor: ['Not for a child who dislikes crowds.'],
      familyQuestions: ['Does your child swim?'],
    });
  });

  test('upcoming trips are listed by next departure, with departed ones last, and past trips by year, newest first', () => {
    const ahead = lists.upcoming.map(({ departures }) => departures.map(({ start }) => start).find((start) => start >= buildDay()));
    expect(ahead.filter(Boolean).length).toBeGreaterThan(1);
    expect(ahead.filter(Boolean)).toEqual(ahead.filter(Boolean).toSorted());
    expect(ahead.at(-1)).toBeUndefined();
    expect(lists.past.map(({ year }) => year)).toEqual([2024, 2023, 2021]);
  });

  test('there is a fixture trip in each of the listed states', () => {
    const trips = [...upcoming.values()];
    const starts = trips.flatMap(({ departures }) => departures);
    const states = {
      'one price for everyone': trips.some(({ price }) => typeof price === 'number'),
      'a range of prices': trips.some(({ price }) => typeof price === 'object' && 'from' in price),
      'prices by age': trips.some(({ price }) => Array.isArray(price)),
      'four departures': trips.some(({ departures }) => departures.length === 4),
      'a page for a single departure': trips.some(({ parentSlug }) => parentSlug),
      'sold out': trips.some(({ departures }) => departures.every(({ slotsLeft }) => slotsLeft === 0)),
      departed: starts.some(({ end }) => end < '2026-01-01'),
      'a title of at least 90 characters': trips.some(({ title }) => title.length >= 90),
      'no subtitle, inclusions or booking information': trips.some(
        (trip) => !trip.subtitle && !trip.bookingInfo && trip.inclusions.length === 0,
      ),
      'a day by the hour': trips.some(({ itinerary }) => itinerary.some(({ activities }) => activities.length > 0)),
      'for women': trips.some(({ type }) => type === 'ladies'),
      'better hotels': trips.some(({ type }) => type === 'luxury'),
      'on no list': trips.some((trip) => !trip.parentSlug && !lists.upcoming.some(({ slug }) => slug === trip.slug)),
      "every 'good to know' answer": trips.some(({ goodToKnow }) => QUESTIONS.every((question) => goodToKnow[question])),
      "some 'good to know' answers": trips.some(
        ({ goodToKnow, type }) =>
          type === 'family' && Object.keys(goodToKnow).length > 0 && QUESTIONS.some((question) => !goodToKnow[question]),
      ),
      'for women, without any answer': trips.some(({ goodToKnow, type }) => type === 'ladies' && Object.keys(goodToKnow).length === 0),
      'a gallery of one': [...past.values()].some(({ gallery }) => gallery.length === 1),
    };
    expect(Object.entries(states).filter(([, isThere]) => !isThere)).toEqual([]);
  });
});
