/**
 * Generates files from the content schemas (npm run format). With --check, reports those that are out of date.
 * - schemas/*.schema.json, for the editing screen's forms, and for code editors, which complete, describe and check fields
 * - docs/fields.md, the reference for all fields
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import * as schemas from '../app/content/schema.server.ts';
import { type FieldSchema, fieldsPage } from './fields-page.ts';

/** The kinds of files, in the order of docs/fields.md: the most often edited kinds first. */
const FILE_KINDS = {
  'upcoming-trip': {
    title: 'An upcoming trip',
    files: 'trips/upcoming/<slug>/trip.yaml',
    about: 'its page, its card, and every other place that shows the trip. The folder name is the slug in its address.',
    schema: schemas.upcomingTripSchema,
  },
  'departure-page': {
    title: 'The page of one departure',
    files: 'trips/upcoming/<slug>/trip.yaml',
    about: 'dates, price, ages and length come from its parent trip.',
    schema: schemas.departurePageSchema,
  },
  'past-trip': {
    title: 'A past trip',
    files: 'trips/past/<slug>/trip.yaml',
    about: 'its page with the gallery, and its card.',
    schema: schemas.pastTripSchema,
  },
  lists: {
    title: 'Which trip is in which list',
    files: 'lists.yaml',
    about: 'a trip that is in no list still has a page.',
    schema: schemas.listsSchema,
  },
  terms: {
    title: 'Numbers in our terms',
    files: 'terms.yaml',
    about: 'policies, questions and trips take the numbers from here.',
    schema: schemas.termsSchema,
  },
  faqs: { title: 'Questions', files: 'faqs.yaml', about: 'the FAQs page.', schema: schemas.faqsSchema },
  policy: {
    title: 'A policy',
    files: 'policies/*.md',
    about:
      'these fields are between two lines of `---`. The text below them is Markdown: headings, lists, small tables, bold, italics, links.',
    schema: schemas.policyFrontMatterSchema,
  },
  home: {
    title: 'The home page',
    files: 'home.yaml',
    about: 'its text, from the top to the bottom of the page.',
    schema: schemas.homeSchema,
  },
  'how-it-works': {
    title: 'How it works',
    files: 'how-it-works.yaml',
    about: 'the page with the five steps.',
    schema: schemas.howItWorksSchema,
  },
  pages: {
    title: 'Headings of the lists and the Contact page',
    files: 'pages.yaml',
    about: 'the text of pages that have few other fields.',
    schema: schemas.pagesSchema,
  },
  founders: { title: 'Founders', files: 'people/founders.yaml', about: 'the founders on the home page.', schema: schemas.foundersSchema },
  testimonials: {
    title: 'What mothers say',
    files: 'people/testimonials.yaml',
    about: 'the quotes on the home page. A quote about one trip is in the file of that trip.',
    schema: schemas.testimonialsSchema,
  },
  company: {
    title: 'The company',
    files: 'company.yaml',
    about: 'name, address, email: every page shows some of them.',
    schema: schemas.companySchema,
  },
  'school-terms': {
    title: 'School years',
    files: 'school-terms.yaml',
    about: 'each departure uses them to show which school days children would miss.',
    schema: schemas.schoolTermsSchema,
  },
  redirects: {
    title: 'Addresses that have moved',
    files: 'redirects.yaml',
    about: 'old emails and search results still link to them: never remove one.',
    schema: schemas.redirectsSchema,
  },
} satisfies Record<string, { title: string; files: string; about: string; schema: z.ZodType }>;

/** The generated files, each with its path and text. */
export function schemaFiles(): { path: string; text: string }[] {
  const kinds = Object.entries(FILE_KINDS).map(([name, { schema, ...kind }]) => ({
    ...kind,
    name,
    schema: z.toJSONSchema(schema, { io: 'input' }),
  }));
  return [
    ...kinds.map(({ name, schema }) => ({ path: `schemas/${name}.schema.json`, text: `${JSON.stringify(schema, null, 2)}\n` })),
    { path: 'docs/fields.md', text: fieldsPage(kinds.map((kind) => ({ ...kind, schema: kind.schema as FieldSchema }))) },
  ];
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check');
  await mkdir('schemas', { recursive: true });
  for (const { path, text } of schemaFiles()) {
    const isCurrent = (await readFile(path, 'utf8').catch(() => '')) === text;
    if (isCurrent) continue;
    if (isCheck) {
      console.error(`${path} does not match app/content/schema.server.ts. Generate it again: npm run format`);
      process.exitCode = 1;
    } else {
      await writeFile(path, text);
      console.log(`${path} written`);
    }
  }
}
