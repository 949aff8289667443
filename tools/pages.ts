import { EXAMPLE_PATHS, prerenderedPaths, UNKNOWN_PATH, UNKNOWN_TRIP_PATH } from '#app/content/paths.server.ts';
import { PAST_CARDS_PATH } from '#app/domain/file-paths.ts';
import { REDIRECTS } from '../app/domain/redirects.ts';

/** Every page that a visitor can open: the address table filled from the catalogue, through the site's own content loader. */
export const PAGES: readonly string[] = prerenderedPaths().filter(
  (path) =>
    path !== UNKNOWN_PATH &&
    path !== UNKNOWN_TRIP_PATH &&
    path !== PAST_CARDS_PATH &&
    !EXAMPLE_PATHS.some((example) => example === path) &&
    !REDIRECTS.some(({ from }) => from === path),
);

/** One page of each kind. */
export const SAMPLE_PAGES = [
  '/',
  '/all-trips',
  '/all-upcoming-trips',
  '/all-past-trips',
  '/trips/upcoming/amritsar-ladies',
  '/trips/past/pondicherry-heritage',
  '/how-it-works',
  '/faqs',
  '/contact',
  '/cancellation-policy',
];

/** Whether long walks go through every page (npm run test:full), or through one of each kind (npm test). */
export const IS_FULL = process.env['TEST_PAGES'] === 'all';

/** The pages of a long walk. */
export const WALK = IS_FULL ? PAGES : SAMPLE_PAGES;
