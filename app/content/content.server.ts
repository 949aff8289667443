import { builtInSections } from '#app/domain/page-sections.ts';
import { buildDay, fixedDay } from './build-day.server.ts';
import { checkFields } from './check-fields.server.ts';
import { checkLinks } from './check-links.server.ts';
import { textFindings } from './check-texts.server.ts';
import { reportStrayPhotos } from './image-sources.server.ts';
import { readLists } from './lists.server.ts';
import { pagePaths } from './page-paths.server.ts';
import { readFaqs, readHome, readHowItWorks, readNotFound, readPages, readPolicies } from './page-texts.server.ts';
import { readFounders, readTestimonials } from './people.server.ts';
import { ContentError } from './problem.server.ts';
import { ContentReader } from './read.server.ts';
import { readRedirects } from './redirects.server.ts';
import { companySchema, termsSchema } from './schema.server.ts';
import { readSchoolYears } from './school-terms.server.ts';
import { withoutSampleMarks } from './source.server.ts';
import { checkTerms, termsForText } from './terms.server.ts';
import { readPastTrips, readUpcomingTrips } from './trips.server.ts';

/** All of the site's content, frozen. */
export type Content = NonNullable<ReturnType<typeof readContent>['content']>;

/**
 * Reads a content folder and makes every check of its text and data. `content` is undefined if a page cannot be made from it.
 * `problems` must be fixed before it is published. `doubts` may be errors: an editor decides.
 */
export function readContent(root: string) {
  const reader = new ContentReader(root);
  const numbers = withoutSampleMarks(reader.yaml('terms.yaml', termsSchema));
  const company = withoutSampleMarks(reader.yaml('company.yaml', companySchema));
  // All other text may refer to these two files, so without them every other message could be misleading.
  if (!numbers || !company) return { content: undefined, problems: reader.problems, doubts: [] };
  const terms = termsForText(numbers, company);
  checkTerms(reader, numbers);

  const sampleDay = fixedDay(reader, company.sampleDay);
  const today = sampleDay ?? buildDay();
  const source = { reader, terms };
  const founders = readFounders(source);
  const upcoming = readUpcomingTrips(source, founders);
  const past = readPastTrips(source);
  const parts = {
    /** The day that the pages are built for: the sample day or the build day. */
    today,
    terms: numbers,
    company,
    home: readHome(source),
    howItWorks: readHowItWorks(source),
    pages: readPages(source),
    faqs: readFaqs(source),
    founders,
    testimonials: readTestimonials(source),
    policies: readPolicies(source),
    schoolYears: readSchoolYears(source),
    redirects: readRedirects(source),
    upcoming,
    past,
    lists: readLists(source, { upcoming, past }, today),
    notFound: readNotFound(source),
    /** The pictures of all pages. */
    pictures: reader.pictures,
  };
  reportStrayPhotos(reader);
  const content = reader.problems.length === 0 && isComplete(parts) ? deepFreeze({ ...parts, sampleDay }) : undefined;

  const files = reader.contentFiles();
  const { mistakes, doubts } = textFindings(files, terms);
  reader.problems.push(...mistakes);
  checkFields(reader, files, terms);
  const tripAt = (page: string) => {
    const [, folder, kind, slug = ''] = page.split('/');
    return folder === 'trips' ? (kind === 'past' ? past : upcoming).get(slug) : undefined;
  };
  checkLinks(reader, {
    pages: new Set(pagePaths({ upcoming: reader.folders('trips/upcoming'), past: reader.folders('trips/past') })),
    sections: (page) => [...builtInSections(page, tripAt(page)), ...reader.idsOn(page)],
    redirects: parts.redirects ?? [],
    siteUrl: company.siteUrl,
  });
  return { content, problems: reader.problems, doubts };
}

/** Content that can be published. @throws ContentError that lists all problems */
export function loadContent(root: string): Content {
  const { content, problems } = readContent(root);
  if (!content || problems.length > 0) throw new ContentError(problems);
  return content;
}

/** Like loadContent, but outside a build, where someone is still writing, content that pages can show. Prints what must be fixed before a build. */
function contentToShow(root: string): Content {
  if (process.env.NODE_ENV === 'production') return loadContent(root);
  const { content, problems } = readContent(root);
  if (!content) throw new ContentError(problems);
  if (problems.length > 0) console.warn(new ContentError(problems).message);
  return content;
}

/** The content folder. CONTENT_DIR can name a different one, for example for tests and the editor. */
export const CONTENT_FOLDER = process.env['CONTENT_DIR'] ?? 'content';

/** Global, because the Vite configuration, the React Router configuration and the pages each load their own copy of this module. */
const shared = globalThis as typeof globalThis & { siteContent?: Content };

/** The site's content, read on the first call. In development it may have problems that stop a build. @throws ContentError */
export function content(): Content {
  shared.siteContent ??= contentToShow(CONTENT_FOLDER);
  return shared.siteContent;
}

/**
 * Reloads the content after a file has been saved. If the new content is invalid, keeps the previous content.
 * @throws ContentError
 */
export function reloadContent(): void {
  shared.siteContent = contentToShow(CONTENT_FOLDER);
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
