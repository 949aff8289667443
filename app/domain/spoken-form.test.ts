import { expect, test } from 'vitest';
import { dayRange } from './days.ts';
import { spokenForm } from './spoken-form.ts';

test.each([
  [dayRange('2025-08-01', '2025-08-03'), 'Aug 1 to 3 2025'],
  [dayRange('2025-09-27', '2025-10-01'), 'Sep 27 to Oct 1 2025'],
  [dayRange('2025-12-30', '2026-01-02'), 'Dec 30 2025 to Jan 2 2026'],
  ['Aug 1-3 2025, Sep 5-7 2025', 'Aug 1 to 3 2025, Sep 5 to 7 2025'],
  ['₹58,000 - ₹66,000', '₹58,000 to ₹66,000'],
  ['2-13 years', '2 to 13 years'],
  ['2N/3D', '2 nights, 3 days'],
  ['1N/2D', '1 night, 2 days'],
  ['1D', '1 day'],
])('%s is spoken as %s', (text, said) => {
  expect(spokenForm(text)).toBe(said);
});

test.each(['Jan 5 2027', '18+', '₹31,000', '3 days, 2 nights', 'non-stop', '-5'])('the spoken form of %s is the same text', (text) => {
  expect(spokenForm(text)).toBe(text);
});
