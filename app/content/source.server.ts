import type { z } from 'zod';
import type { RichTextBlocks } from '#app/domain/rich-text.ts';
import type { ContentReader } from './read.server.ts';
import { parseRichText, RichTextError } from './rich-text.server.ts';
import { fillTermsDeep, type Terms } from './terms.server.ts';

/** What the files of content/ are read with: the reader that collects mistakes, and the numbers that texts name in braces. */
export type Source = { reader: ContentReader; terms: Terms };

/** A checked YAML file with its numbers filled in, or undefined after noting what is wrong. */
export function readYaml<S extends z.ZodType>(
  { reader, terms }: Source,
  path: string,
  schema: S | ((value: unknown) => S),
): z.output<S> | undefined {
  const file = reader.yaml(path, schema);
  return file && withoutSampleMarks(fillTermsDeep(file, terms, (name, field) => reader.noteUnknownTerm(path, field, name)));
}

/** Markdown as blocks; none after noting what in it cannot be shown. Where the file is the text, `field` is empty, and the line is told. */
export function readRichText({ reader }: Source, path: string, field: string, markdown: string): RichTextBlocks {
  try {
    return parseRichText(markdown);
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error;
    reader.note(path, field || reader.lineWith(path, error.source), {
      what: `The text has ${error.message}, which the page cannot show.`,
      why: 'Only headings (## and ###), paragraphs, lists, small tables, bold, italics and links are drawn.',
      fix: 'Say it with one of these.',
    });
    return [];
  }
}

/** Texts that are parted by empty lines, as paragraphs. */
export function paragraphs(text: string): readonly string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.replaceAll('\n', ' ').trim());
}

/** Notes an id that two entries of a list share. */
export function checkIds({ reader }: Source, path: string, field: string, entries: readonly { id: string }[]): void {
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
export function withoutSampleMarks<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutSampleMarks) as T;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([field]) => field !== 'sample' && field !== 'stillToCheck');
  return Object.fromEntries(kept.map(([field, inner]) => [field, withoutSampleMarks(inner)])) as T;
}
