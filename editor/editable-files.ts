import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, type ToJSOptions } from 'yaml';
import { contentFileNames, contentFiles } from '#app/content/content-files.server.ts';
import { BARE_IMAGES, imagesIn } from './images.ts';
import { splitMarkdown } from './write-yaml.ts';

/** A file in content/ that can be edited on the editing screen. */
export type EditableFile = {
  /** Relative to the content folder. */
  path: string;
  /** The heading above it in the list of files. */
  group: string;
  title: string;
  /** The name of its form's schema in schemas/. */
  schema: string;
  /** The path of the page in the preview. */
  page: string;
  /** The image key of the picture that the list shows next to the file. */
  picture: string | undefined;
};

/** Files other than trips and policies, in list order. */
const SINGLE_FILES: readonly Omit<EditableFile, 'picture'>[] = [
  { path: 'faqs.yaml', group: 'Pages', title: 'FAQs', schema: 'faqs', page: '/faqs' },
  { path: 'home.yaml', group: 'Pages', title: 'Home', schema: 'home', page: '/' },
  { path: 'how-it-works.yaml', group: 'Pages', title: 'How it works', schema: 'how-it-works', page: '/how-it-works' },
  { path: 'pages.yaml', group: 'Pages', title: 'Headings of the lists and the Contact page', schema: 'pages', page: '/all-trips' },
  { path: 'people/founders.yaml', group: 'People', title: 'Founders', schema: 'founders', page: '/' },
  { path: 'people/testimonials.yaml', group: 'People', title: 'What mothers say', schema: 'testimonials', page: '/' },
  { path: 'lists.yaml', group: 'The company', title: 'Which trip is in which list', schema: 'lists', page: '/all-upcoming-trips' },
  { path: 'terms.yaml', group: 'The company', title: 'Numbers in our terms', schema: 'terms', page: '/cancellation-policy' },
  { path: 'company.yaml', group: 'The company', title: 'Name, address, email', schema: 'company', page: '/contact' },
  { path: 'redirects.yaml', group: 'The company', title: 'Addresses that have moved', schema: 'redirects', page: '/all-trips' },
  { path: 'school-terms.yaml', group: 'The company', title: 'School years', schema: 'school-terms', page: '/all-upcoming-trips' },
];

/** Lists every editable file, in display order. */
export function editableFiles(root: string): EditableFile[] {
  const sources = new Map(contentFiles(root).map(({ name, yaml }) => [name, yaml]));
  return editableNames([...sources.keys()]).map((name) => editableFile(name, fieldsOf(sources.get(name) ?? '')));
}

/** Whether a file is editable. Called at each pause in typing, so it parses nothing. */
export function isEditable(root: string, path: string): boolean {
  return editableNames(contentFileNames(root)).includes(path);
}

function editableNames(names: readonly string[]): string[] {
  const named = (pattern: RegExp) => names.filter((name) => pattern.test(name));
  return [
    ...named(/^trips\/upcoming\/[^/]+\/trip\.yaml$/),
    ...named(/^trips\/past\/[^/]+\/trip\.yaml$/),
    ...SINGLE_FILES.map(({ path }) => path),
    ...named(/^policies\//),
  ];
}

/** Describes a file from its path and its fields. */
export function editableFile(path: string, fields: Record<string, unknown>): EditableFile {
  const picture = imagesIn(path, fields)[0]?.key;
  const single = SINGLE_FILES.find((file) => file.path === path);
  if (single) return { ...single, picture };
  const title = String(fields['title'] ?? path);
  if (path.startsWith('policies/'))
    return { path, group: 'Policies', title, schema: 'policy', page: `/${basename(path, '.md').replace('.', '/')}`, picture };
  const isPast = path.startsWith('trips/past/');
  const schema = isPast ? 'past-trip' : 'departureOf' in fields ? 'departure-page' : 'upcoming-trip';
  return { path, group: isPast ? 'Past trips' : 'Upcoming trips', title, schema, page: `/${dirname(path)}`, picture };
}

/** Parses a file into its form's data. A policy's Markdown becomes the field `text`. @throws Error if it cannot be parsed */
export function dataOf(path: string, source: string, options: ToJSOptions = {}): Record<string, unknown> {
  if (!path.endsWith('.md')) return (parse(source, options) ?? {}) as Record<string, unknown>;
  const { front, body } = splitMarkdown(source);
  return { ...(parse(front, options) as object), text: body };
}

/** What is read of a form's JSON schema. */
export type Schema = {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  [keyword: string]: unknown;
};

/** Reads the schema for a file's form. Adds `text` for policies, and fields for the pictures in BARE_IMAGES. */
export function schemaOf({ path, schema }: EditableFile): Schema {
  const read = JSON.parse(readFileSync(join('schemas', `${schema}.schema.json`), 'utf8')) as Schema;
  const bare = BARE_IMAGES[path];
  if (bare) read.properties![bare.path[0]]!.properties![bare.path[1]] = { type: 'object', properties: {}, description: bare.description };
  if (!path.endsWith('.md')) return read;
  const text = {
    type: 'string',
    description: 'The text in Markdown. Write numbers from our terms in braces, such as {payment.depositPercent}.',
  };
  return { ...read, properties: { ...read.properties, text }, required: [...(read.required ?? []), 'text'] };
}

/** The fields of a YAML file; none if it cannot be parsed. */
function fieldsOf(yaml: string): Record<string, unknown> {
  try {
    return dataOf('', yaml);
  } catch {
    // The content loader reports unreadable files with a line number.
    return {};
  }
}
