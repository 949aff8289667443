import { buildDay, fixedDay } from './build-day.server.ts';
import { noteStrayPhotos } from './image-sources.server.ts';
import { readLists } from './lists.server.ts';
import { readFaqs, readHome, readHowItWorks, readPages, readPolicies } from './page-texts.server.ts';
import { readFounders, readTestimonials } from './people.server.ts';
import { ContentError } from './problem.server.ts';
import { ContentReader } from './read.server.ts';
import { readRedirects } from './redirects.server.ts';
import { companySchema, termsSchema } from './schema.server.ts';
import { readSchoolYears } from './school-terms.server.ts';
import { withoutSampleMarks } from './source.server.ts';
import { companyTerms, type Terms } from './terms.server.ts';
import { readPastTrips, readUpcomingTrips } from './trips.server.ts';

/** All of the site's content, validated and frozen. */
export type Content = ReturnType<typeof loadContent>;

/**
 * Reads, validates and freezes a content folder.
 * @throws ContentError listing all problems found; if terms.yaml or company.yaml is invalid, only the problems in these two files
 */
export function loadContent(root: string) {
  const reader = new ContentReader(root);
  const numbers = withoutSampleMarks(reader.yaml('terms.yaml', termsSchema));
  const company = withoutSampleMarks(reader.yaml('company.yaml', companySchema));
  if (!numbers || !company) throw new ContentError(reader.problems);
  const terms: Terms = { ...numbers, company: companyTerms(company) };

  const sampleDay = fixedDay(reader, company.sampleDay);
  const today = sampleDay ?? buildDay();
  const source = { reader, terms };
  const upcoming = readUpcomingTrips(source);
  const past = readPastTrips(source);
  const content = {
    /** The day that the pages are built for: the sample day or the build day. */
    today,
    terms: numbers,
    company,
    home: readHome(source),
    howItWorks: readHowItWorks(source),
    pages: readPages(source),
    faqs: readFaqs(source),
    founders: readFounders(source),
    testimonials: readTestimonials(source),
    policies: readPolicies(source),
    schoolYears: readSchoolYears(source),
    redirects: readRedirects(source),
    upcoming,
    past,
    lists: readLists(source, { upcoming, past }, today),
  };
  noteStrayPhotos(reader);
  if (reader.problems.length > 0 || !isComplete(content)) throw new ContentError(reader.problems);
  return deepFreeze({ ...content, sampleDay });
}

/** The content folder. CONTENT_DIR can name a different one, for example for tests and the editor. */
export const CONTENT_FOLDER = process.env['CONTENT_DIR'] ?? 'content';

/** Global, because the Vite configuration, the React Router configuration and the pages each load their own copy of this module. */
const shared = globalThis as typeof globalThis & { siteContent?: Content };

/** The site's content, read on the first call. @throws ContentError */
export function content(): Content {
  shared.siteContent ??= loadContent(CONTENT_FOLDER);
  return shared.siteContent;
}

/**
 * Reloads the content after a file has been saved. If the new content is invalid, keeps the previous content.
 * @throws ContentError
 */
export function reloadContent(): void {
  shared.siteContent = loadContent(CONTENT_FOLDER);
}

/** Whether no part is missing. A part whose file is invalid is undefined, and the reader has reported why. */
function isComplete<T extends object>(parts: T): parts is { [K in keyof T]: NonNullable<T[K]> } {
  return Object.values(parts).every((part) => part !== undefined);
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of value instanceof Map ? value.values() : Object.values(value)) deepFreeze(inner);
  }
  return value;
}
