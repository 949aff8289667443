import fc from 'fast-check';
import { expect, test } from 'vitest';
import { childrenAgesFrom, childrenText, misfitText, parseChildrenAges } from './children-ages.ts';
import { fitCountText, tripsByFit } from './trips-by-fit.ts';

const MESSAGE = 'Please enter up to 10 ages in whole years from 0 to 17, such as 4, 7';

test.each([
  ['4,7', [4, 7]],
  ['4, 7', [4, 7]],
  ['4 7', [4, 7]],
  ['4 and 7', [4, 7]],
  ['4 AND 7', [4, 7]],
  ['4and7', [4, 7]],
  ['4 & 7', [4, 7]],
  ['4; 7', [4, 7]],
  ['4 years, 7 yrs', [4, 7]],
  ['4, 7 and 9', [4, 7, 9]],
  ['4, 7, and 9', [4, 7, 9]],
  ['  4, 7\t', [4, 7]],
  ['4，7', [4, 7]],
  ['4、7', [4, 7]],
  ['4\u30007', [4, 7]],
  ['4,\u00A07', [4, 7]],
  ['4, 7,', [4, 7]],
  ['7, 4', [4, 7]],
  ['10, 9', [9, 10]],
  ['4, 4', [4, 4]],
  ['07', [7]],
  ['0', [0]],
  ['17', [17]],
  ['1 2 3 4 5 6 7 8 9 10', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('parses %j as the ages %j', (text, ages) => {
  expect(parseChildrenAges(text)).toEqual({ value: ages });
  expect(childrenAgesFrom(text)).toEqual(ages);
});

test.each([
  '',
  '  ',
  ',',
  'and',
  '4, x',
  'x',
  '18',
  '40',
  '4, 40',
  '-4',
  '+4',
  '4.5',
  '4½',
  '1e1',
  '4-7',
  '4 months',
  '007',
  '٤',
  '４',
  'Anand 4',
  '1 2 3 4 5 6 7 8 9 10 11',
])('rejects %j as ages, with the error message', (text) => {
  expect(parseChildrenAges(text)).toEqual({ message: MESSAGE });
  expect(childrenAgesFrom(text)).toBeUndefined();
});

test.each([[null], [undefined]])('missing ages (%s) are parsed as undefined', (text) => {
  expect(childrenAgesFrom(text)).toBeUndefined();
});

test.each([
  [[4], 'child of 4'],
  [[0], 'child of under 1'],
  [[4, 7], 'children of 4 and 7'],
  [[4, 7, 9], 'children of 4, 7 and 9'],
  [[4, 4], 'children of 4'],
  [[0, 0], 'children of under 1'],
  [[0, 4], 'children of under 1 and 4'],
  [[0, 4, 7], 'children of under 1, 4 and 7'],
])('formats the ages %j as %j', (ages, text) => {
  expect(childrenText(ages)).toBe(text);
});

const family = { ageRange: { from: 6, to: 13 }, isForLadies: false };

test.each([
  [family, [6, 13], ''],
  [family, [5], 'From 6 years: not for your child of 5.'],
  [family, [4, 5, 7], 'From 6 years: not for your children of 4 and 5.'],
  [family, [7, 14], 'Up to 13 years: not for your child of 14.'],
  [family, [4, 14], 'From 6 years: not for your child of 4. Up to 13 years: not for your child of 14.'],
  [{ ageRange: { from: 1, to: 13 }, isForLadies: false }, [0], 'From 1 year: not for your child of under 1.'],
  [{ ageRange: { from: 2 }, isForLadies: false }, [17], ''],
  [{ ageRange: { from: 18 }, isForLadies: true }, [4, 7], 'For women on their own: not for your children of 4 and 7.'],
])('the misfit text of the trip %j for children aged %j is %j', (trip, children, text) => {
  expect(misfitText(trip, children)).toBe(text);
});

test('trips that suit all of the children come first, then the others, each group in its original order', () => {
  const trips = [
    { slug: 'a', ageRange: { from: 6, to: 13 }, isForLadies: false },
    { slug: 'b', ageRange: { from: 2, to: 12 }, isForLadies: false },
    { slug: 'c', ageRange: { from: 18 }, isForLadies: true },
    { slug: 'd', ageRange: { from: 4, to: 12 }, isForLadies: false },
  ];
  const sorted = tripsByFit(trips, [4, 7]);
  expect(sorted.trips.map(({ slug }) => slug)).toEqual(['b', 'd', 'a', 'c']);
  expect(sorted.fitting).toBe(2);
});

test.each([
  [5, 12, [4, 7], '5 of 12 trips fit children of 4 and 7'],
  [1, 12, [4], '1 of 12 trips fits a child of 4'],
  [0, 2, [4], '0 of 2 trips fit a child of 4'],
  [1, 1, [4], '1 of 1 trip fits a child of 4'],
])('%i of %i trips for children aged %j is formatted as %j', (fitting, total, children, text) => {
  expect(fitCountText(fitting, total, children)).toBe(text);
});

const age = fc.integer({ min: 0, max: 17 });
const children = fc.array(age, { minLength: 1, maxLength: 10 });
const trip = fc.record({
  ageRange: fc.record({ from: age, to: fc.option(age, { nil: undefined }) }),
  isForLadies: fc.boolean(),
});

test('ages are parsed correctly in any order and with different separators', () => {
  const separator = fc.constantFrom(',', ', ', ' ', ' and ', ' & ', '，');
  fc.assert(
    fc.property(children, separator, (ages, between) => {
      expect(parseChildrenAges(ages.join(between))).toEqual({ value: ages.toSorted((a, b) => a - b) });
    }),
  );
});

test('any input results in either valid ages or the error message', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789,& .-and') })), (text) => {
      const reading = parseChildrenAges(text);
      if ('message' in reading) {
        expect(reading.message).toBe(MESSAGE);
        return;
      }
      expect(reading.value.length).toBeGreaterThan(0);
      expect(reading.value.length).toBeLessThanOrEqual(10);
      for (const each of reading.value) expect(Number.isInteger(each) && each >= 0 && each <= 17).toBe(true);
      expect(childrenAgesFrom(reading.value.join())).toEqual(reading.value);
    }),
  );
});

test('a trip suits several children if and only if it suits each of them', () => {
  fc.assert(
    fc.property(trip, children, (each, ages) => {
      const suits = (some: number[]) => misfitText(each, some) === '';
      expect(suits(ages)).toBe(ages.every((one) => suits([one])));
    }),
  );
});

test('sorting by fit keeps every trip and puts the trips that fit first', () => {
  fc.assert(
    fc.property(fc.array(trip, { maxLength: 20 }), children, (trips, ages) => {
      const { trips: sorted, fitting } = tripsByFit(trips, ages);
      expect(sorted).toHaveLength(trips.length);
      const judged = trips.map((each) => ({ ...each, misfit: misfitText(each, ages) }));
      expect(new Set(sorted)).toEqual(new Set(judged));
      for (const [index, each] of sorted.entries()) {
        expect(each.misfit === '').toBe(index < fitting);
      }
    }),
  );
});
