import { expect, test } from 'vitest';
import { loadContent } from '#app/content/content.server.ts';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

const POLICY = 'policies/cancellation-policy.md';

/** The cancellation policy's blocks as JSON, after adding a sentence to it. */
function policyWith(copy: ContentCopy, sentence: string): string {
  copy.replace(POLICY, /^## /m, `${sentence}\n\n## `);
  return JSON.stringify(loadContent(copy.folder).policies['cancellation-policy'].blocks);
}

test('a period ends on the day before the next one begins', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT)
    .replace('terms.yaml', /fullCreditFromDays: \d+/, 'fullCreditFromDays: 41')
    .replace('terms.yaml', /freeFromDays: \d+/, 'freeFromDays: 51');
  const text = policyWith(copy, 'Cancel {cancellation.halfCreditToDays} days or move {rescheduling.chargedToDays} days before.');
  expect(text).toContain('Cancel 40 days or move 50 days before.');
});

test('text may use an unconfirmed number, and loaded terms have no sample marks', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT).replace('terms.yaml', /(creditNote:\n {2}months:) \d+/, '$1 20');
  expect(policyWith(copy, 'Valid for {creditNote.months} months.')).toContain('Valid for 20 months.');
  expect(JSON.stringify(loadContent(copy.folder).terms)).not.toContain('sample');
});
