/**
 * Writes schemas/*.schema.json from the content schemas, so that an editor's program completes fields, shows their
 * descriptions and underlines mistakes:  node scripts/write-schemas.ts [--check]
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import * as schemas from '../app/content/schema.server.ts';

const SAMPLE_PAGES = {
  company: schemas.companySchema,
  home: schemas.homeSchema,
  'how-it-works': schemas.howItWorksSchema,
  pages: schemas.pagesSchema,
  faqs: schemas.faqsSchema,
  founders: schemas.foundersSchema,
  testimonials: schemas.testimonialsSchema,
  terms: schemas.termsSchema,
  'school-terms': schemas.schoolTermsSchema,
  lists: schemas.listsSchema,
  redirects: schemas.redirectsSchema,
  'upcoming-trip': schemas.upcomingTripSchema,
  'departure-page': schemas.departurePageSchema,
  'past-trip': schemas.pastTripSchema,
  policy: schemas.policyFrontMatterSchema,
} satisfies Record<string, z.ZodType>;

/** The files as they must be: name and text. */
export function schemaFiles(): { path: string; text: string }[] {
  return Object.entries(SAMPLE_PAGES).map(([kind, schema]) => ({
    path: `schemas/${kind}.schema.json`,
    text: `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
  }));
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check');
  await mkdir('schemas', { recursive: true });
  for (const { path, text } of schemaFiles()) {
    const isCurrent = (await readFile(path, 'utf8').catch(() => '')) === text;
    if (isCurrent) continue;
    if (isCheck) {
      console.error(`${path} does not fit app/content/schema.server.ts. Write it anew: npm run schemas`);
      process.exitCode = 1;
    } else {
      await writeFile(path, text);
      console.log(`${path} written`);
    }
  }
}
