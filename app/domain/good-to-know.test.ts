import { expect, test } from 'vitest';
import { driveTime, rightForUs, unanswered } from './good-to-know.ts';
import type { GoodToKnow } from './trip.ts';

const EVERYTHING: Required<GoodToKnow> = {
  // In another order than the page's, as an editor may write them.
  leaders: 'Two of us.',
  longestDrive: { minutes: 210, text: 'Over the pass.' },
  walking: 'A kilometre.',
  pushchair: 'On the promenade.',
  naps: 'In the coach.',
  toilets: 'At every stop.',
  rooms: 'For two.',
  meals: 'Rice and curd.',
  water: 'No boats.',
  weather: 'Warm.',
  phoneSignal: 'Weak.',
  hospital: 'An hour away.',
  flights: 'From Chennai.',
  secondChild: 'Half the price.',
  singleRoom: 'For a charge.',
  hotels: 'Small ones.',
  groupSize: 'Up to ten.',
};

const trip = (goodToKnow: GoodToKnow, type: 'family' | 'ladies' | 'luxury' = 'family', notFor: string[] = []) =>
  rightForUs({ goodToKnow, notFor, type });
const labels = ({ facts }: ReturnType<typeof rightForUs>) => facts.map(({ label }) => label);

test('every answer stands under its label, in one order, and nothing is left to ask', () => {
  const { facts } = trip(EVERYTHING);
  expect(unanswered({ goodToKnow: EVERYTHING, type: 'family' })).toEqual([]);
  expect(facts).toHaveLength(Object.keys(EVERYTHING).length);
  expect(new Set(facts.map(({ label }) => label)).size).toBe(facts.length);
  expect(facts[0]).toEqual({ label: 'Longest drive', time: '3 h 30 min', text: 'Over the pass.' });
  expect(facts[1]).toEqual({ label: 'Walking and steps', time: undefined, text: 'A kilometre.' });
  expect(facts.at(-1)).toEqual({ label: 'A single room', time: undefined, text: 'For a charge.' });
});

test('each question is either answered or asked', () => {
  for (const question of Object.keys(EVERYTHING) as (keyof GoodToKnow)[]) {
    const type = question === 'singleRoom' ? 'ladies' : 'family';
    const [alone] = labels(trip({ [question]: EVERYTHING[question] }, type));
    const without = { ...EVERYTHING, [question]: undefined };
    expect(labels(trip(without, type)), question).not.toContain(alone);
    expect(unanswered({ goodToKnow: without, type }), question).toEqual([expect.stringMatching(/^[A-Z].*\?$/)]);
  }
});

test("on a ladies' trip nothing about children is asked, and meals are for women", () => {
  const asked = unanswered({ goodToKnow: {}, type: 'ladies' });
  expect(asked[0]).toContain('longest drive');
  expect(asked.at(-1)).toContain('single room');
  expect(asked.join(' ')).not.toMatch(/child|pushchair|nap/);
  expect(unanswered({ goodToKnow: {}, type: 'luxury' }).at(-1)).toContain('second child');
  expect(labels(trip({ meals: 'Jain food if you tell us.' }, 'ladies'))).toEqual(['Meals']);
  expect(labels(trip({ meals: 'Rice and curd.' }, 'luxury'))).toEqual(['Meals for small children']);
});

test('whom a trip does not suit is said as it was written', () => {
  expect(trip({}, 'family', ['Not for a child who wants the sea.']).notFor).toEqual(['Not for a child who wants the sea.']);
});

test.each([
  [45, '45 min'],
  [60, '1 h'],
  [61, '1 h 1 min'],
  [210, '3 h 30 min'],
  [600, '10 h'],
])('a drive of %i minutes takes %s', (minutes, words) => {
  expect(driveTime(minutes)).toBe(words);
});
