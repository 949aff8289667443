import { expect, test } from 'vitest';
import { tripsForAudience, selectedAudience, audienceChoices } from './audience.ts';

const trips = [
  { slug: 'goa', isForLadies: false },
  { slug: 'amritsar', isForLadies: true },
  { slug: 'ooty', isForLadies: false },
];
const choices = audienceChoices(trips);

test('a list with both audiences offers all trips and each audience, with counts', () => {
  expect(choices).toEqual([
    { audience: undefined, label: 'All', count: 3 },
    { audience: 'mom-and-kids', label: 'Mom & kids', count: 2 },
    { audience: 'ladies', label: 'All-ladies', count: 1 },
  ]);
});

test.each([
  ['an empty list', []],
  ['a list for mothers and children alone', trips.filter(({ isForLadies }) => !isForLadies)],
  ['a list for women alone', trips.filter(({ isForLadies }) => isForLadies)],
])('%s offers no choice', (_, list) => {
  expect(audienceChoices(list)).toEqual([]);
});

test.each([
  [null, undefined, ['goa', 'amritsar', 'ooty']],
  ['', undefined, ['goa', 'amritsar', 'ooty']],
  ['ladies', 'ladies', ['amritsar']],
  ['mom-and-kids', 'mom-and-kids', ['goa', 'ooty']],
  ['Ladies', undefined, ['goa', 'amritsar', 'ooty']],
  ['toString', undefined, ['goa', 'amritsar', 'ooty']],
])('?who=%s selects %s', (selected, audience, slugs) => {
  expect(selectedAudience(selected, choices)).toBe(audience);
  expect(tripsForAudience(trips, selectedAudience(selected, choices)).map(({ slug }) => slug)).toEqual(slugs);
});

test('an audience without trips shows the whole list, never an empty page', () => {
  const family = trips.filter(({ isForLadies }) => !isForLadies);
  expect(tripsForAudience(family, selectedAudience('ladies', audienceChoices(family)))).toEqual(family);
});
