import { expect, test } from 'vitest';
import { agesText } from './ages-text.ts';
import { homeBadge, listBadge } from './badge.ts';
import { addDays, dayOf, dayRange, daysBetween, longDay, weekday } from './days.ts';
import { byNextDeparture, departuresText, hasDeparted, departedText, slotsText, startDates } from './departures.ts';
import { priceBasis, priceBounds, priceText, rupees } from './price-text.ts';
import type { Departure } from './trip.ts';

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

test.each([
  ['2025-08-01', '2025-08-03', 'Aug 1-3 2025'],
  ['2025-09-27', '2025-10-01', 'Sep 27 - Oct 1 2025'],
  ['2025-12-30', '2026-01-02', 'Dec 30 2025 - Jan 2 2026'],
  ['2025-08-01', '2025-08-01', 'Aug 1 2025'],
])('formats %s to %s as %s', (start, end, words) => {
  expect(dayRange(start, end)).toBe(words);
});

test('counts days across month ends and leap days', () => {
  expect(daysBetween('2025-08-01', '2025-08-31')).toBe(30);
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2025-01-02', '2025-01-01')).toBe(-1);
  expect(addDays('2025-03-01', -1)).toBe('2025-02-28');
  expect(weekday('2025-08-01')).toBe('Friday');
  expect(longDay('2025-04-30')).toBe('April 30, 2025');
  expect(dayOf(2027, 2, 31)).toBeUndefined();
  expect(dayOf(2028, 2, 29)).toBe('2028-02-29');
});

test('a trip with several flags shows only one badge, and the home page never shows Limited', () => {
  expect(listBadge({ isPopular: true, isNew: true, isLimited: true })).toBe('Popular');
  expect(listBadge({ isNew: true, isLimited: true })).toBe('New');
  expect(listBadge({ isLimited: true })).toBe('Limited');
  expect(listBadge({})).toBeUndefined();
  expect(homeBadge({ isLimited: true })).toBeUndefined();
  expect(homeBadge({ isNew: true, isLimited: true })).toBe('New');
});

const TODAY = '2025-08-15';
const leaving = (start: string): Departure => ({ start, end: start, slotsLeft: 1, totalSlots: 2, asOf: '2025-07-01' });

test('sorts trips by next departure, then title; departed trips come last, by their earliest start', () => {
  const trips = [
    { title: 'Left late', departures: [leaving('2025-08-14')] as const },
    { title: 'B', departures: [leaving('2025-09-01')] as const },
    { title: 'Today', departures: [leaving(TODAY)] as const },
    { title: 'Left once', departures: [leaving('2025-10-01'), leaving('2025-08-01')] as const },
    { title: 'A', departures: [leaving('2025-09-01')] as const },
    { title: 'Left early', departures: [leaving('2025-06-01'), leaving('2025-07-01')] as const },
  ];
  const titles = (today: string) => byNextDeparture(trips, startDates, today).map(({ title }) => title);
  expect(titles(TODAY)).toEqual(['Today', 'A', 'B', 'Left once', 'Left early', 'Left late']);
  expect(titles('2026-01-01')).toEqual(['Left early', 'Left once', 'Left late', 'Today', 'A', 'B']);
  expect(departuresText(trips[3]?.departures ?? [])).toBe('Oct 1 2025, Aug 1 2025');
});

test('a trip has departed from the day after its first day', () => {
  expect(hasDeparted('2025-08-01', '2025-08-01')).toBe(false);
  expect(hasDeparted('2025-08-01', '2025-08-02')).toBe(true);
});

test.each([
  ['2025-07-01', '10 of 25 slots open, as of Jul 1 2025'],
  ['2025-07-15', '10 of 25 slots open, as of Jul 1 2025'],
  ['2025-07-16', '10 of 25 slots were open on Jul 1 2025'],
  ['2025-08-15', '10 of 25 slots were open on Jul 1 2025'],
  ['2025-08-16', '10 of 25 slots were open'],
])('on %s the slots are formatted as: %s', (today, text) => {
  expect(slotsText({ start: TODAY, slotsLeft: 10, totalSlots: 25, asOf: '2025-07-01' }, today)).toBe(text);
});

test('departedText says if one, some or all departures have left, and gives the dates if only some have', () => {
  const two = [leaving('2025-08-01'), leaving('2025-09-01')];
  expect(departedText(two, '2025-07-01')).toBeUndefined();
  expect(departedText(two, TODAY)).toBe('Aug 1 2025: already left.');
  expect(departedText(two, '2026-01-01')).toBe('These departures have left.');
  expect(departedText(two.slice(0, 1), TODAY)).toBe('This departure has left.');
});

test('formats ages as a range, or with a plus sign if there is no upper age', () => {
  expect([agesText({ from: 6, to: 13 }), agesText({ from: 18 })]).toEqual(['6-13 years', '18+']);
});
