import { expect, test } from 'vitest';
import { loadContent } from '#app/content/content.server.ts';
import { policyLabels } from '#app/domain/languages.ts';
import { oldReviews } from '../../scripts/check-reviews.ts';
import { FIXTURE_CONTENT } from '../support/content-copy.ts';

const { policies, terms } = loadContent(FIXTURE_CONTENT);

test('the accessibility page shows when it was last reviewed, and a policy when it was last updated', () => {
  expect(policyLabels(policies.accessibility).lastUpdated).toBe('Last reviewed January 4, 2026');
  expect(policyLabels(policies['privacy-policy']).lastUpdated).toBe('Last updated January 5, 2026');
  expect(policies['privacy-policy'].lastUpdated).toBe(terms.lastUpdated);
});

test('npm run doctor asks for a review once the last one is over a year old', () => {
  expect(oldReviews({ policies }, '2027-01-04')).toEqual([]);
  expect(oldReviews({ policies }, '2027-01-05')).toEqual(['content/policies/accessibility.md: last reviewed on January 4, 2026']);
});
