import { expect, test } from 'vitest';
import { publishingProblem, sampleFacts } from '../../scripts/sample-facts.ts';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

const whereIn = (copy: ContentCopy) => sampleFacts(copy.folder).map(({ where }) => where);

test('the list of sample facts includes a number in terms.yaml until its sample mark is deleted', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT);
  expect(whereIn(copy)).toContain('content/terms.yaml → creditNote');
  copy.replace('terms.yaml', /(creditNote:\n {2}months: \d+\n) {2}sample: true\n/, '$1');
  expect(whereIn(copy)).not.toContain('content/terms.yaml → creditNote');
});

test('the list of sample facts includes a sample policy and what still has to be checked in it', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT);
  copy.replace('policies/terms-and-conditions.md', /^lead: .*\n/m, "$&sample: true\nstillToCheck:\n  - 'A lawyer: is it right?'\n");
  expect(sampleFacts(copy.folder)).toContainEqual({
    where: 'content/policies/terms-and-conditions.md → the whole file',
    stillToCheck: ['A lawyer: is it right?'],
  });
});

test('the list of sample facts includes sampleDay', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT);
  expect(whereIn(copy).join()).not.toContain('sampleDay');
  copy.replace('company.yaml', 'address:', 'sampleDay: 2025-07-21\naddress:');
  expect(whereIn(copy).join()).toContain('content/company.yaml → sampleDay');
});

test('a site with sample facts can be published only as a demonstration, and the error message says how', () => {
  const samples = sampleFacts(FIXTURE_CONTENT);
  expect(publishingProblem(samples, false)).toMatch(/npm run doctor[\s\S]*npm run deploy -- --demonstration/);
  expect(publishingProblem(samples, true)).toBeUndefined();
  expect(publishingProblem([], false)).toBeUndefined();
});
