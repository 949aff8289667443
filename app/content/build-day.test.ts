import { expect, test } from 'vitest';
import { dayFrom } from './build-day.server.ts';

test.each([
  ['2027-03-04T18:29:59Z', '2027-03-04'],
  ['2027-03-04T18:30:00Z', '2027-03-05'],
  ['2028-02-28T20:00:00Z', '2028-02-29'],
])('without SITE_DATE, a build at %s uses the day in India, %s', (now, day) => {
  expect(dayFrom(undefined, new Date(now))).toBe(day);
  expect(dayFrom('', new Date(now))).toBe(day);
});

test('with SITE_DATE, a build uses that day', () => {
  expect(dayFrom('2025-07-01', new Date())).toBe('2025-07-01');
});

test.each(['2025-7-1', '2025-02-30', 'tomorrow', '01-07-2025'])(
  "rejects a SITE_DATE of '%s' and says what is wrong, why it matters and how to fix it",
  (given) => {
    expect(() => dayFrom(given, new Date())).toThrow(/is not a date\. The pages use .* Write year-month-day/);
  },
);
