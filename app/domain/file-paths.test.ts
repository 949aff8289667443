import { expect, test } from 'vitest';
import { calendarPath } from './file-paths.ts';

test("a departure's own page links to the same calendar file as its trip's page", () => {
  const path = '/trips/upcoming/pondicherry-2025-08-01.ics';
  expect(calendarPath({ slug: 'pondicherry' }, '2025-08-01')).toBe(path);
  expect(calendarPath({ slug: 'pondicherry-august', parentSlug: 'pondicherry' }, '2025-08-01')).toBe(path);
});
