import { POLICIES } from './page-texts.server.ts';

/** The slugs of all trips. */
type TripSlugs = { upcoming: Iterable<string>; past: Iterable<string> };

/** The paths of all pages that visitors can open. Depends only on slugs, so it works even if a trip's file is invalid. */
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
