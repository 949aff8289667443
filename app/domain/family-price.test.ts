import { expect, test } from 'vitest';
import { familyOptions, optionFor, totalWithFares } from './family-price.ts';
import { priceText } from './price-text.ts';
import type { Price } from './trip.ts';
import { priceFor } from './trips-by-fit.ts';

const BANDS = [
  { ages: { from: 2, to: 5 }, amount: 33_000 },
  { ages: { from: 6, to: 12 }, amount: 36_500 },
];

const options = (price: Price, additionalChild: number | undefined = 20_000, perMomAndChild = true) =>
  familyOptions({ price, additionalChild, perMomAndChild });
const said = (price: Price, additionalChild?: number) =>
  options(price, additionalChild).map((option) => `${option.label}: ${priceText(option.price)}`);

test('each child after the first adds the price for an additional child', () => {
  expect(said(66_000, 39_500)).toEqual(['Mother + 1 child: ₹66,000', 'Mother + 2 children: ₹1,05,500', 'Mother + 3 children: ₹1,45,000']);
  expect(said({ from: 58_000, to: 66_000 })).toContain('Mother + 2 children: ₹78,000 - ₹86,000');
});

test('if the price depends on age, there is one option per age band of the oldest child', () => {
  expect(said(BANDS)).toEqual([
    'Mother + 1 child, 2-5 years: ₹33,000',
    'Mother + 1 child, 6-12 years: ₹36,500',
    'Mother + 2 children, oldest 2-5 years: ₹53,000',
    'Mother + 2 children, oldest 6-12 years: ₹56,500',
    'Mother + 3 children, oldest 2-5 years: ₹73,000',
    'Mother + 3 children, oldest 6-12 years: ₹76,500',
  ]);
});

test('a trip with one price and none for additional children has one option, and so does an all-ladies trip', () => {
  expect(familyOptions({ price: 31_000, additionalChild: undefined, perMomAndChild: true })).toHaveLength(1);
  expect(options(32_000, undefined, false)).toEqual([{ label: 'One woman', children: undefined, ages: undefined, price: 32_000 }]);
});

test.each([
  [[4], 0],
  [[7], 1],
  [[4, 2], 2],
  [[4, 7], 3],
  [[1, 4, 7], 5],
  [[1, 2, 4, 7], undefined],
  [[14], undefined],
])('children aged %j match price option %s', (ages, index) => {
  expect(optionFor(options(BANDS), ages)).toBe(index);
});

test('a card shows the price for the children, if their ages match an option', () => {
  const totals = options(BANDS).map((option) => ({ ...option, total: priceText(option.price) }));
  expect([[4], [7, 4], [1, 2, 4, 7]].map((ages) => priceFor(totals, ages))).toEqual([
    { price: [{ amount: '₹33,000' }], basis: 'for you and your child' },
    { price: [{ amount: '₹56,500' }], basis: 'for you and 2 children' },
    undefined,
  ]);
});

test('the fares of all travellers in a family are added up', () => {
  const fares = [{ by: 'plane', from: 12_000, to: 22_000 }];
  expect(totalWithFares(66_000, fares, { children: 1 })).toBe('₹90,000 - ₹1,10,000 by plane');
  const both = [{ by: 'night train', from: 700, to: 1800 }, ...fares];
  expect(totalWithFares(66_000, both, { children: 2 })).toBe('₹68,100 - ₹71,400 by night train, or ₹1,02,000 - ₹1,32,000 by plane');
  expect(totalWithFares(20_000, fares, { children: undefined })).toBe('₹32,000 - ₹42,000 by plane');
  expect(totalWithFares(20_000, [{ by: 'bus', from: 500, to: 500 }], { children: 1 })).toBe('₹21,000 by bus');
});
