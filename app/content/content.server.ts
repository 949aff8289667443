import type { z } from 'zod';
/** The content loader, the one module that opens content/: read, parse, check across files, freeze. Build time only. */
import { byEarliestStart } from '#app/domain/departures.ts';
import { type Language, languageOf } from '#app/domain/languages.ts';
import type { RichTextBlocks } from '#app/domain/rich-text.ts';
import type { PastTrip, UpcomingTrip } from '#app/domain/trip.ts';
import { noteStrayPhotos, picture } from './photos.server.ts';
import { ContentError } from './problem.server.ts';
import { ContentReader } from './read.server.ts';
import { parseRichText, RichTextError } from './rich-text.server.ts';
import {
  companySchema,
  faqsSchema,
  foundersSchema,
  homeSchema,
  howItWorksSchema,
  listsSchema,
  pagesSchema,
  policyFrontMatterSchema,
  termsSchema,
  testimonialsSchema,
} from './schema.server.ts';
import { companyFacts, fillTerms, fillTermsDeep, type Terms } from './terms.server.ts';
import { paragraphs, readPastTrips, readUpcomingTrips } from './trips.server.ts';

/** The policy pages, by their address; 'privacy-policy/ta' is the file privacy-policy.ta.md. */
export const POLICIES = ['privacy-policy', 'privacy-policy/ta', 'terms-and-conditions', 'cancellation-policy'] as const;
/** One of the policy pages. */
export type PolicySlug = (typeof POLICIES)[number];

/** A policy page: its words, its language and its text in blocks. */
export type Policy = Omit<z.output<typeof policyFrontMatterSchema>, 'sample' | 'stillToCheck'> & {
  language: Language;
  blocks: RichTextBlocks;
};

/** Everything the site says, checked and frozen. */
export type Content = ReturnType<typeof loadContent>;

/**
 * Reads a content folder.
 * @throws ContentError naming every mistake: file, field, what, why, fix.
 */
export function loadContent(root: string) {
  const reader = new ContentReader(root);
  const numbers = reader.yaml('terms.yaml', termsSchema);
  if (!numbers) throw new ContentError(reader.problems);
  const company = withoutSampleMarks(reader.yaml('company.yaml', companySchema));
  const terms: Terms = company ? { ...numbers, company: companyFacts(company) } : numbers;

  const file = <S extends z.ZodType>(path: string, schema: S): z.output<S> | undefined => {
    const read = reader.yaml(path, schema);
    return read && withoutSampleMarks(fillTermsDeep(read, terms, (name) => reader.noteUnknownTerm(path, name)));
  };
  const home = file('home.yaml', homeSchema);
  const howItWorks = file('how-it-works.yaml', howItWorksSchema);
  const pages = file('pages.yaml', pagesSchema);
  const faqs = file('faqs.yaml', faqsSchema);
  const founders = file('people/founders.yaml', foundersSchema)?.founders;
  const testimonials = file('people/testimonials.yaml', testimonialsSchema)?.testimonials;
  const policies = POLICIES.map((slug) => [slug, policy(reader, slug, terms)] as const);
  const lists = file('lists.yaml', listsSchema);
  const upcoming = readUpcomingTrips(reader, terms);
  const past = readPastTrips(reader, terms);

  checkIds(reader, 'how-it-works.yaml', 'steps', howItWorks?.steps);
  checkIds(reader, 'faqs.yaml', 'questions', faqs?.questions);
  checkIds(reader, 'people/founders.yaml', 'founders', founders);
  checkIds(reader, 'people/testimonials.yaml', 'testimonials', testimonials);
  checkIds(reader, 'home.yaml', 'press.logos', home?.press.logos);

  const content = {
    terms: numbers,
    company,
    home: home && {
      ...home,
      hero: {
        ...home.hero,
        image: picture(reader, 'home/hero', home.hero.image),
        portrait: picture(reader, 'home/hero-tall', home.hero.image),
      },
      follow: { ...home.follow, image: picture(reader, 'home/follow', home.follow.image) },
      closing: { ...home.closing, image: picture(reader, 'home/closing', home.closing.image) },
    },
    howItWorks: howItWorks && {
      ...howItWorks,
      steps: howItWorks.steps.map((step) => ({ ...step, image: picture(reader, `how-it-works/${step.id}`, step.image) })),
    },
    pages: pages && { ...pages, contact: { ...pages.contact, image: picture(reader, 'pages/contact', pages.contact.image) } },
    faqs: faqs && {
      ...faqs,
      image: picture(reader, 'pages/faqs', faqs.image),
      questions: faqs.questions.map((entry, index) => ({
        ...entry,
        answer: prose(reader, 'faqs.yaml', `questions[${index}].answer`, entry.answer),
      })),
    },
    founders: founders?.map((founder) => ({
      ...founder,
      bio: paragraphs(founder.bio),
      image: picture(reader, `people/${founder.id}`, founder.image),
    })),
    testimonials: testimonials?.map((testimonial) => ({
      ...testimonial,
      image: picture(reader, `people/${testimonial.id}`, testimonial.image),
    })),
    policies: Object.fromEntries(policies) as Record<PolicySlug, Policy>,
    upcoming,
    past,
    lists: {
      upcoming: byEarliestStart(listed(reader, 'upcoming', lists?.upcoming, upcoming)),
      past: newestFirst(listed(reader, 'past', lists?.past, past)),
      spotlights: listed(reader, 'spotlights', lists?.spotlights, past),
    },
  };
  noteStrayPhotos(reader);
  if (reader.problems.length > 0) throw new ContentError(reader.problems);
  return deepFreeze(content as Complete<typeof content>);
}

/** Without problems nothing is missing. */
type Complete<T> = { [K in keyof T]: NonNullable<T[K]> };

/** Where the content lies. CONTENT_DIR names another folder than content/, for tests. */
export const CONTENT_FOLDER = process.env['CONTENT_DIR'] ?? 'content';

/** One reading for the whole process: Vite's configuration, React Router's and the pages each have their own copy of this module. */
const shared = globalThis as typeof globalThis & { siteContent?: Content };

/** The site's content, read once a build. */
export function content(): Content {
  shared.siteContent ??= loadContent(CONTENT_FOLDER);
  return shared.siteContent;
}

/**
 * Reads the content again, after a file of it was saved. With a mistake in it, what was read before stays.
 * @throws ContentError
 */
export function reloadContent(): void {
  shared.siteContent = loadContent(CONTENT_FOLDER);
}

function policy(reader: ContentReader, slug: PolicySlug, terms: Terms): Policy | undefined {
  const path = `policies/${slug.replace('/', '.')}.md`;
  const read = reader.markdown(path, policyFrontMatterSchema);
  if (!read) return undefined;
  const unknown = (name: string) => reader.noteUnknownTerm(path, name);
  const body = fillTerms(read.body, terms);
  body.unknown.forEach(unknown);
  const front = withoutSampleMarks(fillTermsDeep(read.front, terms, unknown));
  return { ...front, language: languageOf(`/${slug}`), blocks: prose(reader, path, '', body.text) };
}

function prose(reader: ContentReader, path: string, field: string, markdown: string): RichTextBlocks {
  try {
    return parseRichText(markdown);
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error;
    reader.note(path, field, {
      what: `The text has ${error.message}, which the page cannot show.`,
      why: 'Only headings (## and ###), paragraphs, lists, small tables, bold, italics and links are drawn.',
      fix: 'Say it with one of these.',
    });
    return [];
  }
}

function listed<T extends UpcomingTrip | PastTrip>(
  reader: ContentReader,
  list: 'upcoming' | 'past' | 'spotlights',
  slugs: readonly string[] = [],
  trips: ReadonlyMap<string, T>,
): T[] {
  const folder = list === 'upcoming' ? 'trips/upcoming' : 'trips/past';
  return slugs.flatMap((slug, index) => {
    const trip = trips.get(slug);
    const field = `${list}[${index}]`;
    if (slugs.indexOf(slug) !== index) {
      reader.note('lists.yaml', field, {
        what: `'${slug}' stands in the list twice.`,
        why: 'The page would show the same card twice.',
        fix: 'Take one of the two away.',
      });
      return [];
    }
    if (trip) return [trip];
    // A trip whose own file has a mistake is there, only not readable: one message is enough.
    if (!reader.folders(folder).includes(slug)) {
      reader.note('lists.yaml', field, {
        what: `The list names '${slug}', but there is no folder ${folder}/${slug}.`,
        why: 'The list shows a card for each trip it names.',
        fix: `Correct the name, take it off the list, or make the trip with: npm run new:trip`,
      });
    }
    return [];
  });
}

function newestFirst(trips: readonly PastTrip[]): PastTrip[] {
  return trips.toSorted((a, b) => b.year - a.year || (a.title < b.title ? -1 : 1));
}

function checkIds(reader: ContentReader, path: string, field: string, entries: readonly { id: string }[] = []): void {
  entries.forEach(({ id }, index) => {
    if (entries.findIndex((entry) => entry.id === id) === index) return;
    reader.note(path, `${field}[${index}].id`, {
      what: `The id '${id}' is given twice.`,
      why: 'Addresses and pictures are found by the id.',
      fix: 'Give one of the two another id.',
    });
  });
}

/** The marks of made-up facts, and what is still to be checked, are for the doctor, which reads the files themselves: no page is to carry them. */
function withoutSampleMarks<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutSampleMarks) as T;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([field]) => field !== 'sample' && field !== 'stillToCheck');
  return Object.fromEntries(kept.map(([field, inner]) => [field, withoutSampleMarks(inner)])) as T;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of value instanceof Map ? value.values() : Object.values(value)) deepFreeze(inner);
  }
  return value;
}
