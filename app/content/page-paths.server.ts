import { POLICIES } from './page-texts.server.ts';

/** The slugs of the trips that have a page. */
export type TripSlugs = { upcoming: Iterable<string>; past: Iterable<string> };

/** The address of every page that a visitor can open, from the slugs alone: also while a trip's file has a mistake. */
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
