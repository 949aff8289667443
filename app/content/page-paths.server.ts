import { POLICIES } from './page-texts.server.ts';

/** The slugs of all trips that have a page. */
export type TripSlugs = { upcoming: Iterable<string>; past: Iterable<string> };

/** The paths of all pages that visitors can open. They need only the slugs, so they are known even if a trip's file has a mistake. */
export function pagePaths({ upcoming, past }: TripSlugs): string[] {
  return [
    '/',
    '/all-trips',
    '/all-upcoming-trips',
    '/all-past-trips',
    ...[...upcoming].map((slug) => `/trips/upcoming/${slug}`),
    ...[...past].map((slug) => `/trips/past/${slug}`),
    '/how-it-works',
    '/contact',
    '/faqs',
    ...POLICIES.map((slug) => `/${slug}`),
  ];
}
