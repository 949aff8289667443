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

test('a problem is shown with its file, field, what, why and fix; markup in it is shown as text', () => {
  const page = contentErrorPage(new ContentError([PROBLEM]));
  expect(page).toContain('content/home.yaml → hero.headline');
  expect(page).toContain('The text has &lt;marquee&gt;, which');
  expect(page).toContain('bold &amp; italics');
  expect(page).toContain(PROBLEM.fix);
});

test('a problem of a whole file names no field', () => {
  expect(contentErrorPage(new ContentError([{ ...PROBLEM, field: '' }]))).toContain('<h2>content/home.yaml</h2>');
});
