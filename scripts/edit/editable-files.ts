import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { contentFiles } from '../content-files.ts';
import { splitMarkdown } from './write-yaml.ts';

/** A file of content/ that can be changed on the screen. */
export type EditableFile = {
  /** Its name in the content folder. */
  path: string;
  /** The heading that it stands under in the list. */
  group: string;
  title: string;
  /** The schema in schemas/ that its form is drawn from. */
  schema: string;
  /** The address of the page that shows it. */
  page: string;
};

/** Files other than trips and policies, in the order of the list. */
const SINGLE_FILES: readonly EditableFile[] = [
  { path: 'faqs.yaml', group: 'Pages', title: 'FAQs', schema: 'faqs', page: '/faqs' },
  { path: 'home.yaml', group: 'Pages', title: 'Home', schema: 'home', page: '/' },
  { path: 'how-it-works.yaml', group: 'Pages', title: 'How it works', schema: 'how-it-works', page: '/how-it-works' },
  { path: 'pages.yaml', group: 'Pages', title: 'Headings of the lists and of Contact', schema: 'pages', page: '/all-trips' },
  { path: 'people/founders.yaml', group: 'People', title: 'Founders', schema: 'founders', page: '/' },
  { path: 'people/testimonials.yaml', group: 'People', title: 'What mothers say', schema: 'testimonials', page: '/' },
  { path: 'lists.yaml', group: 'The company', title: 'Which trip is in which list', schema: 'lists', page: '/all-upcoming-trips' },
  { path: 'terms.yaml', group: 'The company', title: 'Numbers of our terms', schema: 'terms', page: '/cancellation-policy' },
  { path: 'company.yaml', group: 'The company', title: 'Name, address, email', schema: 'company', page: '/contact' },
  { path: 'redirects.yaml', group: 'The company', title: 'Addresses that have moved', schema: 'redirects', page: '/all-trips' },
  { path: 'school-terms.yaml', group: 'The company', title: 'School years', schema: 'school-terms', page: '/all-upcoming-trips' },
];

/** Every file that the screen offers, in the order of its list. */
export function editableFiles(root: string): EditableFile[] {
  const files = contentFiles(root).map(({ name, yaml }) => ({ name, fields: fieldsOf(yaml) }));
  const trips = (kind: 'upcoming' | 'past', group: string) =>
    files
      .filter(({ name }) => name.startsWith(`trips/${kind}/`) && name.endsWith('/trip.yaml'))
      .map(({ name, fields }) => ({
        path: name,
        group,
        title: String(fields['title'] ?? name),
        schema: kind === 'past' ? 'past-trip' : 'departureOf' in fields ? 'departure-page' : 'upcoming-trip',
        page: `/${dirname(name)}`,
      }));
  const policies = files
    .filter(({ name }) => name.startsWith('policies/'))
    .map(({ name, fields }) => ({
      path: name,
      group: 'Policies',
      title: String(fields['title'] ?? name),
      schema: 'policy',
      page: `/${basename(name, '.md').replace('.', '/')}`,
    }));
  return [...trips('upcoming', 'Upcoming trips'), ...trips('past', 'Past trips'), ...SINGLE_FILES, ...policies];
}

/** What a file's form shows: its fields, and below those of a policy its text. */
export function dataOf(path: string, source: string): Record<string, unknown> {
  if (!path.endsWith('.md')) return fieldsOf(source);
  const { front, body } = splitMarkdown(source);
  return { ...fieldsOf(front), text: body };
}

/** The schema that a file's form is drawn from. */
export function schemaOf({ path, schema }: EditableFile): Record<string, unknown> {
  const read = JSON.parse(readFileSync(join('schemas', `${schema}.schema.json`), 'utf8')) as Record<string, object>;
  if (!path.endsWith('.md')) return read;
  const text = {
    type: 'string',
    description: 'The text in Markdown. Numbers of our terms are written in braces, such as {payment.depositPercent}.',
  };
  return { ...read, properties: { ...read['properties'], text }, required: [...(read['required'] as string[]), 'text'] };
}

function fieldsOf(yaml: string): Record<string, unknown> {
  try {
    return (parse(yaml) ?? {}) as Record<string, unknown>;
  } catch {
    // A file that cannot be read is told by the content reader, by line.
    return {};
  }
}
