import { expect, test } from 'vitest';
import { loadContent } from '#app/content/content.server.ts';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

const POLICY = 'policies/cancellation-policy.md';

/** Adds a sentence to the cancellation policy and returns the policy's blocks as JSON. */
function policyWith(copy: ContentCopy, sentence: string): string {
  copy.replace(POLICY, /^## /m, `${sentence}\n\n## `);
  return JSON.stringify(loadContent(copy.folder).policies['cancellation-policy'].blocks);
}

test('a range of days in the cancellation and rescheduling terms ends one day below the start of the next range', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT)
    .replace('terms.yaml', /fullCreditFromDays: \d+/, 'fullCreditFromDays: 41')
    .replace('terms.yaml', /freeFromDays: \d+/, 'freeFromDays: 51');
  const text = policyWith(copy, 'Cancel {cancellation.halfCreditToDays} days or move {rescheduling.chargedToDays} days before.');
  expect(text).toContain('Cancel 40 days or move 50 days before.');
});

test('text may use a number that is marked as a sample, and loaded terms have no such marks', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT).replace('terms.yaml', /(creditNote:\n {2}months:) \d+/, '$1 20');
  expect(policyWith(copy, 'Valid for {creditNote.months} months.')).toContain('Valid for 20 months.');
  expect(JSON.stringify(loadContent(copy.folder).terms)).not.toContain('sample');
});
