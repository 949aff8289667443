import { rightForUs, saysAnything } from './good-to-know.ts';
import type { UpcomingTrip } from './trip.ts';

/** A section of a page that links lead to: the id of its heading, and its label in a row of links. */
export type SectionLink = { id: string; label: string };

/** Ids of sections on every page, and of the parts that a text page adds. A heading or a question must not use them. */
const EVERY_PAGE = ['main', 'contact'] as const;
export const RESERVED_IDS: ReadonlySet<string> = new Set([
  ...EVERY_PAGE,
  'contents',
  'still-questions',
  'newsletter',
  'newsletter-email',
  'newsletter-error',
  'mail-panel',
  'error-summary',
  'hydration-data',
  'hydration-files',
]);

const HOME = ['upcoming-trips', 'past-trips', 'about-us', 'testimonials'] as const;

/** The links to the main sections that an upcoming trip's page has, in page order. */
export function tripSections(
  trip: Pick<UpcomingTrip, 'goodToKnow' | 'notFor' | 'inclusions' | 'exclusions' | 'parentSlug'>,
): SectionLink[] {
  const { inclusions, exclusions, parentSlug } = trip;
  const saysIncluded = inclusions.length + exclusions.length > 0 || parentSlug !== undefined;
  return [
    { id: 'itinerary', label: 'Days' },
    ...(saysAnything(rightForUs(trip)) ? [{ id: 'right-for-us', label: 'Right for us?' }] : []),
    ...(saysIncluded ? [{ id: 'included', label: 'Included' }] : []),
    { id: 'price', label: 'Price' },
    { id: 'questions', label: 'Questions' },
  ];
}

/** The ids of the sections of a page that do not come from its text: those of every page, of the home page or of a trip's page. */
export function builtInSections(page: string, trip: UpcomingTrip | undefined): readonly string[] {
  const own = page === '/' ? HOME : trip ? [...tripSections(trip).map(({ id }) => id), 'family', 'plans-change'] : [];
  return [...EVERY_PAGE, ...own];
}
