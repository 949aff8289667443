import { expect, test } from 'vitest';
import { ContentError } from '../../app/content/problem.server.ts';
import { contentErrorPage } from './content-error-page.ts';

const PROBLEM = {
  file: 'content/home.yaml',
  field: 'hero.headline',
  what: 'The text has <marquee>, which the page cannot show.',
  why: 'Only bold & italics are drawn.',
  fix: 'Say it with one of these.',
};

test('the error page shows the file, field, error, reason and fix of a content problem, and escapes markup', () => {
  const page = contentErrorPage(new ContentError([PROBLEM]));
  expect(page).toContain('content/home.yaml → hero.headline');
  expect(page).toContain('The text has &lt;marquee&gt;, which');
  expect(page).toContain('bold &amp; italics');
  expect(page).toContain(PROBLEM.fix);
});

test('the error page shows no field when the problem is with the whole file', () => {
  expect(contentErrorPage(new ContentError([{ ...PROBLEM, field: '' }]))).toContain('<h2>content/home.yaml</h2>');
});
