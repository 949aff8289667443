import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument } from 'yaml';
import type { ContentProblem } from '../app/content/problem.server.ts';
import { companyTerms, fillTerms, type Terms } from '../app/content/terms.server.ts';
import { contentFiles, nodesOf } from './content-files.ts';
import { PLACEHOLDERS } from './new-trip.ts';

/** How many characters of each field search engines show. */
const LONGEST: Readonly<Record<string, number>> = { metaTitle: 60, metaDescription: 155, summary: 155 };

/** Fields that pass the schema but must not be published: too long to be shown in full, or still a placeholder. */
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
      why: 'Search engines and chats cut off the rest, often in the middle of a word.',
      fix: `Shorten it to ${most} characters or fewer.`,
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
      what: `'${found.trim()}' is still the placeholder text of a new trip.`,
      why: 'Visitors would see the placeholder on the page.',
      fix: 'Replace it with the real text.',
    },
  ];
}

/** Returns a function that fills in terms in braces. Ignores unreadable files: the content loader reports them. */
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
