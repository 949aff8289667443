import { expect, test } from 'vitest';
import { tripsForAudience, selectedAudience, audienceChoices } from './audience.ts';

const trips = [
  { slug: 'goa', isForLadies: false },
  { slug: 'amritsar', isForLadies: true },
  { slug: 'ooty', isForLadies: false },
];
const choices = audienceChoices(trips);

test('a list with both audiences has a filter for all trips and one for each audience, with counts', () => {
  expect(choices).toEqual([
    { audience: undefined, label: 'All', count: 3 },
    { audience: 'mom-and-kids', label: 'Mom & kids', count: 2 },
    { audience: 'ladies', label: 'All-ladies', count: 1 },
  ]);
});

test.each([
  ['an empty list', []],
  ['a list of mom and kids trips only', trips.filter(({ isForLadies }) => !isForLadies)],
  ['a list of all-ladies trips only', trips.filter(({ isForLadies }) => isForLadies)],
])('%s has no filters', (_, list) => {
  expect(audienceChoices(list)).toEqual([]);
});

test.each([
  [null, undefined, ['goa', 'amritsar', 'ooty']],
  ['', undefined, ['goa', 'amritsar', 'ooty']],
  ['ladies', 'ladies', ['amritsar']],
  ['mom-and-kids', 'mom-and-kids', ['goa', 'ooty']],
  ['Ladies', undefined, ['goa', 'amritsar', 'ooty']],
  ['toString', undefined, ['goa', 'amritsar', 'ooty']],
])('?who=%s selects the audience %s and shows the trips %j', (selected, audience, slugs) => {
  expect(selectedAudience(selected, choices)).toBe(audience);
  expect(tripsForAudience(trips, selectedAudience(selected, choices)).map(({ slug }) => slug)).toEqual(slugs);
});

test('selecting an audience without trips shows all trips instead of an empty list', () => {
  const family = trips.filter(({ isForLadies }) => !isForLadies);
  expect(tripsForAudience(family, selectedAudience('ladies', audienceChoices(family)))).toEqual(family);
});
