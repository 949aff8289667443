import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { content } from '#app/content/content.server.ts';
import { pagePaths } from '#app/content/page-paths.server.ts';
import { sitePages } from '#app/content/site-pages.server.ts';
import { PAST_CARDS_PATH } from '#app/domain/file-paths.ts';
import routes from '../../app/routes.ts';

const { upcoming, past, redirects } = content();
const listed = pagePaths({ upcoming: upcoming.keys(), past: past.keys() });

test('every page has metadata: sitemap, Markdown and previews come from it', () => {
  const described = sitePages().map(({ path }) => path);
  expect(missing(listed, described, 'in app/content/site-pages.server.ts')).toEqual([]);
});

test('every route with a fixed address is a page, so it is built', () => {
  const others = [PAST_CARDS_PATH, ...redirects.map(({ from }) => from)];
  const fixed = pathsOf(routes).filter((path) => !/[:*]/.test(path));
  expect(missing(fixed, [...listed, ...others], 'in app/content/page-paths.server.ts')).toEqual([]);
});

function missing(wanted: readonly string[], given: readonly string[], where: string): string[] {
  return wanted.filter((path) => !given.includes(path)).map((path) => `${path} is missing ${where}`);
}

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children }) => [
    ...(index ? ['/'] : []),
    ...(path ? [`/${path}`] : []),
    ...pathsOf(children ?? []),
  ]);
}
