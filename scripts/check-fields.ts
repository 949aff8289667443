import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument } from 'yaml';
import type { ContentProblem } from '../app/content/problem.server.ts';
import { companyTerms, fillTerms, type Terms } from '../app/content/terms.server.ts';
import { contentFiles, nodesOf } from './content-files.ts';
import { PLACEHOLDERS } from './new-trip.ts';

/** The most characters of a field that search engines show whole, and who cuts what is longer. */
const LONGEST: Readonly<Record<string, number>> = { metaTitle: 60, metaDescription: 155, summary: 155 };

/** Fields that are right by their form and still not fit to be published: too long to be shown whole, or never filled in. */
export function fieldMistakes(root: string): ContentProblem[] {
  const fill = termsFiller(root);
  return contentFiles(root).flatMap(({ file, name, yaml }) =>
    [...nodesOf(yaml)].flatMap(({ node, field }) => {
      if (!isScalar(node) || typeof node.value !== 'string') return [];
      return [
        ...lengthMistakes(file, field, fill(node.value)),
        ...(name.startsWith('trips/') ? placeholderMistakes(file, field, node.value) : []),
      ];
    }),
  );
}

function lengthMistakes(file: string, field: string, text: string): ContentProblem[] {
  const most = LONGEST[field.split('.').at(-1) ?? ''];
  const length = [...new Intl.Segmenter().segment(text.trim())].length;
  if (most === undefined || length <= most) return [];
  return [
    {
      file,
      field,
      what: `The text has ${length} characters, of which ${most} are shown.`,
      why: 'Search engines and chats cut off the rest, in the middle of a word.',
      fix: `Say it in ${most} characters or fewer.`,
    },
  ];
}

function placeholderMistakes(file: string, field: string, text: string): ContentProblem[] {
  const found = text.split(/\n\s*\n/).find((paragraph) => PLACEHOLDERS.has(paragraph.trim()));
  if (found === undefined) return [];
  return [
    {
      file,
      field,
      what: `'${found.trim()}' stands there since the trip was begun.`,
      why: 'Mothers would read it on the page as it stands.',
      fix: 'Write the real words in its place.',
    },
  ];
}

/** Fills in the numbers that texts name in braces. A file that cannot be read is for the content loader to tell. */
function termsFiller(root: string): (text: string) => string {
  const read = (file: string): unknown => parseDocument(readFileSync(join(root, file), 'utf8')).toJS();
  try {
    const company = companyTerms(read('company.yaml') as Parameters<typeof companyTerms>[0]);
    const terms = { ...(read('terms.yaml') as Terms), company };
    return (text) => fillTerms(text, terms).text;
  } catch {
    return (text) => text;
  }
}
