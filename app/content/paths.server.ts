import { REDIRECTS } from '#app/domain/redirects.ts';
import { PAST_CARDS_PATH } from '../domain/file-paths.ts';
import { content } from './content.server.ts';
import { POLICIES } from './page-texts.server.ts';

/** An address that no trip has: its page is what the host answers for an unknown trip. */
export const UNKNOWN_TRIP_PATH = '/trips/unknown/trip';
/** An address that no route has: its page is what the host answers for every other unknown address. */
export const UNKNOWN_PATH = '/404';

/** Every page that is built, from the catalogue. */
export function prerenderedPaths(): string[] {
  const { upcoming, past } = content();
  return [
    '/',
    '/all-trips',
    '/all-upcoming-trips',
    '/all-past-trips',
    PAST_CARDS_PATH,
    ...[...upcoming.keys()].map((slug) => `/trips/upcoming/${slug}`),
    ...[...past.keys()].map((slug) => `/trips/past/${slug}`),
    ...REDIRECTS.map(({ from }) => from),
    '/how-it-works',
    '/contact',
    '/faqs',
    ...POLICIES.map((slug) => `/${slug}`),
    UNKNOWN_TRIP_PATH,
    UNKNOWN_PATH,
  ];
}
