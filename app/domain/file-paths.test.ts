import { expect, test } from 'vitest';
import { calendarPath } from './file-paths.ts';

test('a departure has one calendar file, whether it is asked for from its trip or from its own page', () => {
  const path = '/trips/upcoming/pondicherry-2025-08-01.ics';
  expect(calendarPath({ slug: 'pondicherry' }, '2025-08-01')).toBe(path);
  expect(calendarPath({ slug: 'pondicherry-august', departureOf: 'pondicherry' }, '2025-08-01')).toBe(path);
});
