import { expect, test } from 'vitest';
import { securityTextProblem } from './security-txt.ts';

test.each([
  ['2027-10-31', '2026-11-21', undefined],
  ['2027-11-21', '2026-11-21', undefined],
  ['2026-11-21', '2026-11-21', /expired/],
  ['2025-01-01', '2026-11-21', /expired/],
  ['2027-11-22', '2026-11-21', /more than a year/],
])('if security.txt expires on %s and today is %s, the check finds the expected problem or none', (until, today, problem) => {
  expect(securityTextProblem(until, today) ?? '').toMatch(problem ?? /^$/);
});
