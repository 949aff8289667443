import { content } from '#app/content/content.server.ts';
import { sitePages } from '#app/content/site-pages.server.ts';

/** The path of every page that a visitor can open. */
export const PAGES: readonly string[] = sitePages().map(({ path }) => path);

const { upcoming, past } = content().lists;
/** The trip with the most content. */
const fullest = <T>(trips: readonly T[], size: (trip: T) => number) => trips.toSorted((a, b) => size(b) - size(a)).slice(0, 1);
const upcomingSample = fullest(
  upcoming,
  ({ itinerary, inclusions, testimonials }) => itinerary.length + inclusions.length + testimonials.length,
);
const pastSample = fullest(past, ({ gallery }) => gallery.length);

/** One page of each kind. */
export const SAMPLE_PAGES: readonly string[] = [
  '/',
  '/all-trips',
  '/all-upcoming-trips',
  '/all-past-trips',
  ...upcomingSample.map(({ slug }) => `/trips/upcoming/${slug}`),
  ...pastSample.map(({ slug }) => `/trips/past/${slug}`),
  '/how-it-works',
  '/faqs',
  '/contact',
  '/cancellation-policy',
];

/** Whether tests cover every page and viewport (npm test -- ci), or a sample of them (npm test). */
export const IS_FULL = process.env['TEST_PAGES'] === 'all';

/** The pages that long tests visit. */
export const PAGES_TO_TEST = IS_FULL ? PAGES : SAMPLE_PAGES;
