import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceBasis, priceBounds, priceText, rupees } from './price-text.ts';

const amount = fc.integer({ min: 0, max: 999_999_999 });

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [1500, '₹1,500'],
  [31000, '₹31,000'],
  [123456, '₹1,23,456'],
  [12345678, '₹1,23,45,678'],
])('formats %i rupees with Indian digit grouping as %s', (amount, words) => {
  expect(rupees(amount)).toBe(words);
});

test('formats a price as one amount, a range, or one amount per age band', () => {
  const bands = [
    { ages: { from: 2, to: 5 }, amount: 33000 },
    { ages: { from: 6, to: 12 }, amount: 36500 },
  ];
  expect(priceText(31000)).toBe('₹31,000');
  expect(priceText({ from: 58000, to: 66000 })).toBe('₹58,000 - ₹66,000');
  expect(priceText(bands)).toBe('₹33,000 (2-5 years), ₹36,500 (6-12 years)');
  expect(priceBounds(bands)).toEqual({ from: 33000, to: 36500 });
  expect([priceBasis(true), priceBasis(false)]).toEqual(['per mom & child', 'per person']);
});

test('formatted rupees keep every digit: the last three form one group, and the rest form groups of at most two', () => {
  fc.assert(
    fc.property(amount, (rupeesDue) => {
      const words = rupees(rupeesDue);
      expect(Number(words.replaceAll(/[₹,]/g, ''))).toBe(rupeesDue);
      expect(words).toMatch(/^₹(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/);
    }),
  );
});

test('the bounds of a price cover every amount in it', () => {
  const bands = fc.array(
    amount.map((band) => ({ ages: { from: 2 }, amount: band })),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(bands, (price) => {
      const { from, to } = priceBounds(price);
      expect(price.every((band) => from <= band.amount && band.amount <= to)).toBe(true);
    }),
  );
});
