import { expect, test } from 'vitest';
import { driveTime, knownFacts, rightForUs } from './good-to-know.ts';
import type { GoodToKnow } from './trip.ts';

const EVERYTHING: Required<GoodToKnow> = {
  // Not in page order, because editors may use any order.
  leaders: { short: 'Asha Rao', note: undefined, text: 'Two of us.' },
  longestDrive: { minutes: 210, dayMinutes: 300, note: 'over the pass', text: 'All roads have bends.' },
  walking: { short: '1 km a day', note: 'all flat', text: 'The temple is barefoot.' },
  pushchair: { text: 'On the promenade.' },
  naps: { text: 'In the coach.' },
  toilets: { short: 'Western', note: undefined, text: undefined },
  rooms: { short: 'Your own', note: 'one double bed', text: undefined },
  meals: { short: 'Rice and curd', note: undefined, text: 'At half past six.' },
  water: { text: 'No boats.' },
  weather: { text: 'Warm.' },
  phoneSignal: { text: 'Weak.' },
  hospital: { text: 'An hour away.' },
  flights: { text: 'From Chennai.' },
  singleRoom: { text: 'For a charge.' },
  hotels: { text: 'Small ones.' },
  groupSize: { text: 'Up to ten.' },
};

const trip = (goodToKnow: GoodToKnow, notFor: string[] = []) => rightForUs({ goodToKnow, goodFor: [], notFor });

test('the main facts come first, in a fixed order; their details are listed with the other facts', () => {
  const { first, more } = trip(EVERYTHING);
  expect(first).toEqual([
    {
      label: 'Longest drive',
      short: '3 h 30 min at a stretch, 5 h in a day',
      said: '3 hours 30 minutes at a stretch, 5 hours in a day',
      note: 'over the pass',
    },
    { label: 'Walking', short: '1 km a day', note: 'all flat' },
    { label: 'Toilets', short: 'Western', note: undefined },
    { label: 'Room', short: 'Your own', note: 'one double bed' },
    { label: 'Meals', short: 'Rice and curd', note: undefined },
    { label: 'Who leads', short: 'Asha Rao', note: undefined },
  ]);
  expect(more.slice(0, 4)).toEqual([
    { label: 'Longest drive', text: 'All roads have bends.' },
    { label: 'Walking', text: 'The temple is barefoot.' },
    { label: 'Meals', text: 'At half past six.' },
    { label: 'Who leads', text: 'Two of us.' },
  ]);
});

test('a fact without a short answer is listed only with the other facts', () => {
  expect(trip({ rooms: { text: 'A room for two.' } })).toEqual({
    goodFor: [],
    notFor: [],
    first: [],
    more: [{ label: 'Room', text: 'A room for two.' }],
  });
});

test('knownFacts returns the complete answer for each fact', () => {
  const facts = knownFacts(EVERYTHING);
  expect(facts).toHaveLength(Object.keys(EVERYTHING).length);
  expect(facts[0]).toEqual({ label: 'Longest drive', text: '3 h 30 min at a stretch, 5 h in a day, over the pass. All roads have bends.' });
  expect(facts.at(-1)).toEqual({ label: 'A single room', text: 'For a charge.' });
});

test('rightForUs returns notFor unchanged', () => {
  expect(trip({}, ['Not for a child who wants the sea.']).notFor).toEqual(['Not for a child who wants the sea.']);
});

test.each([
  [45, '45 min'],
  [60, '1 h'],
  [61, '1 h 1 min'],
  [210, '3 h 30 min'],
  [600, '10 h'],
])('a drive of %i minutes is formatted as %s', (minutes, words) => {
  expect(driveTime(minutes)).toBe(words);
});
