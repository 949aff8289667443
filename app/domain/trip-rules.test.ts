import { expect, test } from 'vitest';
import { agesText } from './ages-text.ts';
import { homeBadge, listBadge } from './badge.ts';
import { addDays, dayOf, dayRange, daysBetween, longDay, weekday } from './days.ts';
import { byEarliestStart, departuresText, hasLeft, slotsText } from './departures.ts';
import { priceBasis, priceBounds, priceText, rupees } from './price-text.ts';
import type { Departure } from './trip.ts';

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [1500, '₹1,500'],
  [31000, '₹31,000'],
  [123456, '₹1,23,456'],
  [12345678, '₹1,23,45,678'],
])('%i rupees are grouped the Indian way: %s', (amount, words) => {
  expect(rupees(amount)).toBe(words);
});

test('a price is one amount, a range, or an amount for each age band', () => {
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

test.each([
  ['2025-08-01', '2025-08-03', 'Aug 1-3 2025'],
  ['2025-09-27', '2025-10-01', 'Sep 27 - Oct 1 2025'],
  ['2025-12-30', '2026-01-02', 'Dec 30 2025 - Jan 2 2026'],
  ['2025-08-01', '2025-08-01', 'Aug 1 2025'],
])('%s to %s reads %s', (start, end, words) => {
  expect(dayRange(start, end)).toBe(words);
});

test('days are counted on the calendar, over month ends and leap days', () => {
  expect(daysBetween('2025-08-01', '2025-08-31')).toBe(30);
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2025-01-02', '2025-01-01')).toBe(-1);
  expect(addDays('2025-03-01', -1)).toBe('2025-02-28');
  expect(weekday('2025-08-01')).toBe('Friday');
  expect(longDay('2025-04-30')).toBe('April 30, 2025');
  expect(dayOf(2027, 2, 31)).toBeUndefined();
  expect(dayOf(2028, 2, 29)).toBe('2028-02-29');
});

test('of several flags one badge is shown, and home never shows Limited', () => {
  expect(listBadge({ isPopular: true, isNew: true, isLimited: true })).toBe('Popular');
  expect(listBadge({ isNew: true, isLimited: true })).toBe('New');
  expect(listBadge({ isLimited: true })).toBe('Limited');
  expect(listBadge({})).toBeUndefined();
  expect(homeBadge({ isLimited: true })).toBeUndefined();
  expect(homeBadge({ isNew: true, isLimited: true })).toBe('New');
});

const leaving = (start: string): Departure => ({ start, end: start, slotsLeft: 1, totalSlots: 2 });

test('trips are sorted by their earliest departure, ties by title', () => {
  const trips = [
    { title: 'B', departures: [leaving('2025-09-01')] as const },
    { title: 'C', departures: [leaving('2025-10-01'), leaving('2025-08-01')] as const },
    { title: 'A', departures: [leaving('2025-09-01')] as const },
  ];
  expect(byEarliestStart(trips).map(({ title }) => title)).toEqual(['C', 'A', 'B']);
  expect(departuresText(trips[1]?.departures ?? [])).toBe('Oct 1 2025, Aug 1 2025');
});

test('a departure has left from the day after its first day on, and its slots are then told as past', () => {
  expect(hasLeft('2025-08-01', '2025-08-01')).toBe(false);
  expect(hasLeft('2025-08-01', '2025-08-02')).toBe(true);
  expect(slotsText({ slotsLeft: 10, totalSlots: 25 }, false)).toBe('10 of 25 slots open');
  expect(slotsText({ slotsLeft: 12, totalSlots: 20 }, true)).toBe('12 of 20 slots were open');
});

test('ages read as a range, or with a plus', () => {
  expect([agesText({ from: 6, to: 13 }), agesText({ from: 18 })]).toEqual(['6-13 years', '18+']);
});
