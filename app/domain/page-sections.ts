import { tripSections } from './trip-sections.ts';
import type { PastTrip, UpcomingTrip } from './trip.ts';

/** Ids of parts of every page. */
const EVERY_PAGE = ['main', 'newsletter', 'contact'] as const;

/** The ids of the home page's sections. Their titles are in content/home.yaml. */
const HOME = ['upcoming-trips', 'past-trips', 'about-us', 'testimonials'] as const;

/** Ids that a page's text must not use for a heading or a question, because the page around it uses them. */
export const RESERVED_IDS: ReadonlySet<string> = new Set([
  ...EVERY_PAGE,
  'newsletter-email',
  'newsletter-error',
  'mail-panel',
  'error-summary',
  'hydration-data',
  'hydration-files',
]);

/** The ids on a page that links can lead to and that do not come from its text. */
export function builtInSections(page: string, trip: UpcomingTrip | PastTrip | undefined): readonly string[] {
  if (page === '/') return [...EVERY_PAGE, ...HOME];
  if (!trip) return EVERY_PAGE;
  const photos = 'gallery' in trip ? trip.gallery.map((_photo, index) => `photo-${index + 1}`) : [];
  return [...EVERY_PAGE, ...photos, ...tripSections(trip).map(({ id }) => id)];
}
