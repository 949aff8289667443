import { expect, test } from 'vitest';
import { languageOf, otherLanguages, policyLabels } from './languages.ts';

test('a translation and its original link to each other, with link text in the target language', () => {
  const [tamil] = otherLanguages('/privacy-policy');
  expect(tamil).toEqual({ language: 'ta', path: '/privacy-policy/ta', link: 'தமிழில் படிக்க' });
  expect(otherLanguages(tamil!.path)).toEqual([{ language: 'en-IN', path: '/privacy-policy', link: 'Read in English' }]);
  expect([languageOf('/privacy-policy'), languageOf(tamil!.path)]).toEqual(['en-IN', 'ta']);
});

test('a page that is only in English has no translations', () => {
  expect(otherLanguages('/faqs')).toEqual([]);
  expect(languageOf('/faqs')).toBe('en-IN');
});

test("the date of the last update is in the page's language", () => {
  expect(policyLabels({ language: 'en-IN', lastUpdated: '2027-12-03' }).lastUpdated).toBe('Last updated December 3, 2027');
  expect(policyLabels({ language: 'ta', lastUpdated: '2027-12-03' }).lastUpdated).toBe('கடைசியாக மாற்றிய நாள்: 3 டிசம்பர் 2027');
});
