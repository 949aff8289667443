import type { z } from 'zod';
import type { Day } from '#app/domain/days.ts';
import { type Language, languageOf } from '#app/domain/languages.ts';
import { LARGEST_WIDTH } from '#app/domain/picture.ts';
import type { RichTextBlocks } from '#app/domain/rich-text.ts';
import type { PictureSource } from '#app/domain/trip.ts';
import { picture, type PictureText } from './image-sources.server.ts';
import { faqsSchema, homeSchema, howItWorksSchema, pagesSchema, policyFrontMatterSchema } from './schema.server.ts';
import { paragraphs, reportUsedId, readRichText, readYaml, type Source, withoutSampleMarks } from './source.server.ts';
import { fillTerms, fillTermsDeep } from './terms.server.ts';

/** The paths of the policy pages, without the leading slash. The file for 'privacy-policy/ta' is privacy-policy.ta.md. */
export const POLICIES = ['privacy-policy', 'privacy-policy/ta', 'terms-and-conditions', 'cancellation-policy', 'accessibility'] as const;
/** The path of one policy page. */
export type PolicySlug = (typeof POLICIES)[number];

/** A policy page. `lastUpdated` is its own review date if it has one, otherwise the day the policies were last changed. */
export type Policy = Omit<z.output<typeof policyFrontMatterSchema>, 'sample' | 'stillToCheck'> & {
  language: Language;
  lastUpdated: Day;
  blocks: RichTextBlocks;
};

/** Reads the home page's copy and pictures. */
export function readHome(source: Source) {
  const home = readYaml(source, 'home.yaml', homeSchema);
  if (!home) return undefined;
  const sections = withPictures(source, home, 'home', ['hero', 'closing']);
  const upright = picture(source.reader, 'home/hero-tall', home.hero.picture, { largestWidth: 960 });
  return { ...sections, hero: { ...sections.hero, upright } };
}

type WithPictures<T> = { [K in keyof T]: T[K] extends { picture: PictureText } ? T[K] & { picture: PictureSource } : T[K] };

/**
 * Adds a picture to each section that has a `picture`. The picture of the section 'follow' on the home page is home/follow. `wide` names
 * the sections with one as wide as the page.
 */
function withPictures<T extends object>({ reader }: Source, sections: T, folder: string, wide: readonly (keyof T)[]): WithPictures<T> {
  const entries = Object.entries(sections).map(([name, section]: [string, T[keyof T]]) => {
    if (typeof section !== 'object' || section === null || !('picture' in section)) return [name, section];
    const shape = wide.includes(name as keyof T) ? { largestWidth: LARGEST_WIDTH } : {};
    return [name, { ...section, picture: picture(reader, `${folder}/${name}`, section.picture as PictureText, shape) }];
  });
  return Object.fromEntries(entries) as WithPictures<T>;
}

/** Reads the copy and pictures for the 'How it works' page. */
export function readHowItWorks(source: Source) {
  const file = 'how-it-works.yaml';
  const page = readYaml(source, file, howItWorksSchema);
  if (!page) return undefined;
  return {
    ...page,
    steps: page.steps.map((step, index) => ({
      ...step,
      text: paragraphs(step.text),
      picture: picture(source.reader, `how-it-works/${step.id}`, step.picture, { namedBy: { file, field: `steps[${index}].id` } }),
    })),
  };
}

/** Reads pages.yaml, and the pictures for the contact page. */
export function readPages(source: Source) {
  const pages = readYaml(source, 'pages.yaml', pagesSchema);
  if (!pages) return undefined;
  const { reader } = source;
  return {
    ...pages,
    contact: {
      ...pages.contact,
      picture: picture(reader, 'pages/contact', pages.contact.picture),
      // Decorative: the page also has the address and 'Open in Maps', and the map's iframe, which has a title, covers it once loaded.
      map: picture(reader, 'pages/contact-map', { alt: '' }),
    },
  };
}

/** The pictures of the two not-found pages. They are decorative, so no file describes them. */
export function readNotFound({ reader }: Source) {
  const scene = (name: string) => picture(reader, `not-found/${name}`, { alt: '' }, { largestWidth: LARGEST_WIDTH });
  return { kite: scene('kite'), gate: scene('gate') };
}

/** Reads the FAQs. */
export function readFaqs(source: Source) {
  const file = 'faqs.yaml';
  const faqs = readYaml(source, file, faqsSchema);
  if (!faqs) return undefined;
  faqs.questions.forEach(({ id }, index) => reportUsedId(source.reader, file, `questions[${index}].id`, '/faqs', id));
  return {
    ...faqs,
    picture: picture(source.reader, 'pages/faqs', faqs.picture),
    questions: faqs.questions.map((entry, index) => ({
      ...entry,
      answer: readRichText(source, '/faqs', file, `questions[${index}].answer`, entry.answer),
    })),
  };
}

/** Reads the policy pages; undefined if any of them is invalid. */
export function readPolicies(source: Source): Record<PolicySlug, Policy> | undefined {
  const policies = POLICIES.map((slug) => [slug, readPolicy(source, slug)] as const);
  return policies.every(([, policy]) => policy) ? (Object.fromEntries(policies) as Record<PolicySlug, Policy>) : undefined;
}

function readPolicy(source: Source, slug: PolicySlug): Policy | undefined {
  const { reader, terms } = source;
  const path = `policies/${slug.replace('/', '.')}.md`;
  const file = reader.markdown(path, policyFrontMatterSchema);
  if (!file) return undefined;
  const body = fillTerms(file.body, terms);
  for (const name of body.unknown) reader.reportUnknownTerm(path, reader.lineWith(path, name), name);
  const front = withoutSampleMarks(fillTermsDeep(file.front, terms, (name, field) => reader.reportUnknownTerm(path, field, name)));
  return {
    ...front,
    language: languageOf(`/${slug}`),
    lastUpdated: front.reviewed ?? terms.lastUpdated,
    blocks: readRichText(source, `/${slug}`, path, '', body.text),
  };
}
