import { content } from '#app/content/content.server.ts';
import { sitePages } from '#app/content/site-pages.server.ts';
import { SAMPLE_PAGES } from '../../tools/pages.ts';

/** Addresses that are answered with 404, and the heading of what is shown there. */
export const MISSING_PAGES = [
  ['/trips/upcoming/atlantis', 'Trip Not Found'],
  ['/kerala/backwaters', 'Oops! Page not found'],
] as const;

/** Each page that a fault meets: its address and its heading. */
export const VISITED_PAGES: readonly (readonly [address: string, heading: string])[] = [
  ...SAMPLE_PAGES.map((path) => [path, headingOf(path)] as const),
  ...content().redirects.map(({ from, to }) => [from, headingOf(to)] as const),
  ...MISSING_PAGES,
];

/** What the h1 of a page says; the home page greets with a headline of its own. */
export function headingOf(path: string): string {
  const page = sitePages().find((page) => page.path === path);
  if (!page) throw new Error(`${path} is no page of the site`);
  return page.subject.kind === 'home' ? content().home.hero.headline : page.name;
}
