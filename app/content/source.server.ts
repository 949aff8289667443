import type { z } from 'zod';
import { RESERVED_IDS } from '#app/domain/page-sections.ts';
import type { RichTextBlocks } from '#app/domain/rich-text.ts';
import type { ContentReader } from './read.server.ts';
import { parseRichText, RichTextError } from './rich-text.server.ts';
import { fillTermsDeep, type Terms } from './terms.server.ts';

/** The reader that collects problems, and the values for placeholders. */
export type Source = { reader: ContentReader; terms: Terms };

/** Like ContentReader.yaml, but also replaces placeholders and removes the sample marks. */
export function readYaml<S extends z.ZodType>(
  { reader, terms }: Source,
  path: string,
  schema: S | ((value: unknown) => S),
): z.output<S> | undefined {
  const file = reader.yaml(path, schema);
  return file && withoutSampleMarks(fillTermsDeep(file, terms, (name, field) => reader.reportUnknownTerm(path, field, name)));
}

/**
 * Parses the Markdown that the page at `page` shows. If it has unsupported syntax, reports a problem and returns no blocks. The
 * problem names the field, or the line if `field` is empty.
 */
export function readRichText({ reader }: Source, page: string, path: string, field: string, markdown: string): RichTextBlocks {
  try {
    const blocks = parseRichText(markdown);
    reader.richTexts.push({ path, field, page, blocks });
    for (const block of blocks) {
      if (block.kind === 'heading') reportUsedId(reader, path, field || reader.lineWith(path, block.text), page, block.id);
    }
    return blocks;
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error;
    reader.richTexts.push({ path, field, page, blocks: [] });
    reader.report(path, field || reader.lineWith(path, error.source), {
      what: `The text has ${error.message}, which the page cannot show.`,
      why: 'Pages can show only headings (## and ###), paragraphs, lists, small tables, bold, italics and links.',
      fix: 'Rewrite it with one of these.',
    });
    return [];
  }
}

/** Reports an id that another part of the page has: a heading, a question, or what is on every page. */
export function reportUsedId(reader: ContentReader, path: string, field: string, page: string, id: string): void {
  if (reader.useId(page, id)) return;
  reader.report(path, field, {
    what: RESERVED_IDS.has(id) ? `#${id} is the address of another part of every page.` : `Two parts of the page have the address #${id}.`,
    why: 'A link to it could lead to only one of them.',
    fix: 'Word one of the headings differently, or give the question another id.',
  });
}

/** Splits text into paragraphs at empty lines. */
export function paragraphs(text: string): readonly string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.replaceAll('\n', ' ').trim());
}

/**
 * Removes every `sample` and `stillToCheck` field, because pages must not include them. Scripts that need them, such as the doctor
 * (npm run doctor), read the files themselves.
 */
export function withoutSampleMarks<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutSampleMarks) as T;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([field]) => field !== 'sample' && field !== 'stillToCheck');
  return Object.fromEntries(kept.map(([field, inner]) => [field, withoutSampleMarks(inner)])) as T;
}
