import { expect, test } from 'vitest';
import { securityText, securityTextProblem } from './security-txt.ts';

test('security.txt has the contact and the expiry date', () => {
  const text = securityText({ siteUrl: 'https://site.example', supportEmail: 'help@site.example', securityContactUntil: '2027-10-31' });
  expect(text).toBe(
    'Contact: mailto:help@site.example\nExpires: 2027-10-31T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://site.example/.well-known/security.txt\n',
  );
});

test.each([
  ['2027-10-31', '2026-11-21', undefined],
  ['2027-11-21', '2026-11-21', undefined],
  ['2026-11-21', '2026-11-21', /expired/],
  ['2025-01-01', '2026-11-21', /expired/],
  ['2027-11-22', '2026-11-21', /more than a year/],
])('if security.txt expires on %s and today is %s, the check finds the expected problem or none', (until, today, problem) => {
  expect(securityTextProblem(until, today) ?? '').toMatch(problem ?? /^$/);
});
