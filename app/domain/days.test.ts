import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf, dayRange, daysBetween, longDay, weekday } from './days.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2025-08-01', '2025-08-03', 'Aug 1-3 2025'],
  ['2025-09-27', '2025-10-01', 'Sep 27 - Oct 1 2025'],
  ['2025-12-30', '2026-01-02', 'Dec 30 2025 - Jan 2 2026'],
  ['2025-08-01', '2025-08-01', 'Aug 1 2025'],
])('formats the dates %s to %s as %s', (start, end, words) => {
  expect(dayRange(start, end)).toBe(words);
});

test('day calculations work across month ends and leap days, and dayOf rejects days that do not exist', () => {
  expect(daysBetween('2025-08-01', '2025-08-31')).toBe(30);
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2025-01-02', '2025-01-01')).toBe(-1);
  expect(addDays('2025-03-01', -1)).toBe('2025-02-28');
  expect(weekday('2025-08-01')).toBe('Friday');
  expect(longDay('2025-04-30')).toBe('April 30, 2025');
  expect(dayOf(2027, 2, 31)).toBeUndefined();
  expect(dayOf(2028, 2, 29)).toBe('2028-02-29');
});

test('daysBetween is the inverse of addDays', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (start, days) => {
      expect(daysBetween(start, addDays(start, days))).toBe(days);
    }),
  );
});
