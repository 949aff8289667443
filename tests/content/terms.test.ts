import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadContent } from '#app/content/content.server.ts';
import { fillTerms, termsForText } from '#app/content/terms.server.ts';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

const POLICY = 'policies/cancellation-policy.md';

/** Adds a sentence to the cancellation policy and returns the policy's blocks as JSON. */
function policyWith(copy: ContentCopy, sentence: string): string {
  copy.replace(POLICY, /^## /m, `${sentence}\n\n## `);
  return JSON.stringify(loadContent(copy.folder).policies['cancellation-policy'].blocks);
}

test("a policy's tables and texts follow the bands of the cancellation and rescheduling terms", () => {
  const copy = new ContentCopy(FIXTURE_CONTENT)
    .replace('terms.yaml', '{ fromDays: 30, amount: 1500 }', '{ fromDays: 60, percent: 0 }\n  - { fromDays: 41, amount: 1500 }')
    .replace('terms.yaml', '{ fromDays: 30, amount: 0 }', '{ fromDays: 51, amount: 0 }')
    .replace('terms.yaml', /fromDays: 15/g, 'fromDays: 21');
  const text = policyWith(copy, 'In the last {cancellation.lastDays} days nothing is left.');
  const rows = [...text.matchAll(/\[\[("[^\]]*")\](?:,\[("[^\]]*")\])?(?:,\[("[^\]]*")\])?\]/g)].map(([, ...cells]) =>
    cells.filter(Boolean).join(' · '),
  );
  expect(rows.filter((row) => row.includes('before'))).toEqual([
    '"60 or more days before departure" · "nothing" · "all you have paid"',
    '"41 to 59 days before" · "₹1,500 per booking" · "the rest of what you have paid"',
    '"21 to 40 days before" · "50% of the price" · "the other 50%"',
    '"20 or fewer days before" · "everything" · "none"',
    '"51 or more days before departure" · "nothing"',
    '"21 to 50 days before" · "50% of the price, paid on top"',
    '"fewer than 21 days before" · "not possible"',
  ]);
  expect(text).toContain('In the last 20 days nothing is left.');
});

test('text may use a number that is marked as a sample, and loaded terms have no such marks', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT).replace('terms.yaml', /(creditNote:\n {2}months:) \d+/, '$1 20');
  expect(policyWith(copy, 'Valid for {creditNote.months} months.')).toContain('Valid for 20 months.');
  expect(JSON.stringify(loadContent(copy.folder).terms)).not.toContain('sample');
});

test.each(['docs/fields.md', 'content/README.md', 'CONTRIBUTING.md'])('every number that %s names in braces exists', (file) => {
  const { terms, company } = loadContent(FIXTURE_CONTENT);
  expect(fillTerms(readFileSync(file, 'utf8'), termsForText(terms, company)).unknown).toEqual([]);
});
