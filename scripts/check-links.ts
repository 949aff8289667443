import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar } from 'yaml';
import { closestMatch } from '../app/content/closest-match.server.ts';
import { pagePaths } from '../app/content/page-paths.server.ts';
import type { ContentProblem } from '../app/content/problem.server.ts';
import { ContentReader } from '../app/content/read.server.ts';
import type { Redirect } from '../app/content/redirects.server.ts';
import { parseRichText, RichTextError } from '../app/content/rich-text.server.ts';
import { valueAt } from '../app/content/terms.server.ts';
import { ALL_DEPARTURES_CALENDAR, FEED_PATH } from '../app/domain/file-paths.ts';
import type { Inline, RichTextBlocks } from '../app/domain/rich-text.ts';
import { type ContentFile, contentFiles, nodesOf, valueOf } from './content-files.ts';

/** Anchors that pages have regardless of the content; '*' means every page. */
const ANCHORS: Readonly<Record<string, readonly string[]>> = {
  '*': ['main', 'contact'],
  '/': ['upcoming-trips', 'past-trips', 'about-us', 'testimonials'],
};

/** Markdown, its file and field, and the path of the page that shows it. */
type RichText = { file: string; field: string; path: string; text: string };

/** Valid link targets. */
type Targets = {
  pages: ReadonlySet<string>;
  anchors: ReadonlyMap<string, readonly string[]>;
  redirects: readonly Redirect[];
  siteUrl: string;
};

const WHY = 'Visitors who follow the link would find nothing.';

/** Finds links to a missing page or anchor, to a wrong or old address, or in plain-text fields. Makes no network requests. */
export function linkMistakes(root: string): ContentProblem[] {
  const files = contentFiles(root);
  const texts = files.flatMap(richTextsOf);
  const targets = targetsOf(root, files, texts);
  return [
    ...texts.flatMap(({ file, field, path, text }) =>
      linksOf(text).flatMap((href) => {
        const problem = problemOf(href, path, targets);
        // The body of a Markdown file has no field: report the line instead.
        return problem ? [{ file, field: field || lineOf(root, file, href), ...problem }] : [];
      }),
    ),
    ...files.flatMap(unshownLinks),
  ];
}

function isRichText({ name }: ContentFile, field: string): boolean {
  return name === 'faqs.yaml' && /^questions\[\d+\]\.answer$/.test(field);
}

function richTextsOf(content: ContentFile): RichText[] {
  const { file, name, yaml, body } = content;
  const fields = textsOf(yaml)
    .filter(({ field }) => isRichText(content, field))
    .map((text) => ({ file, path: '/faqs', ...text }));
  const [, policy] = /^policies\/(.+)\.md$/.exec(name) ?? [];
  return policy ? [...fields, { file, field: '', path: `/${policy.replace('.', '/')}`, text: body }] : fields;
}

/** Markdown links in fields that are plain text: the page would show their brackets. */
function unshownLinks(content: ContentFile): ContentProblem[] {
  return textsOf(content.yaml)
    .filter(({ field, text }) => !isRichText(content, field) && /\[[^\]]+\]\([^)\s]+\)/.test(text))
    .map(({ field }) => ({
      file: content.file,
      field,
      what: 'The text has a link, but this field cannot have links.',
      why: 'The page would show its brackets.',
      fix: 'Remove the link. Only the answers in faqs.yaml and the policies can have links.',
    }));
}

function textsOf(yaml: string): { field: string; text: string }[] {
  return [...nodesOf(yaml)].flatMap(({ node, field }) =>
    isScalar(node) && typeof node.value === 'string' ? [{ field, text: node.value }] : [],
  );
}

/** Parses Markdown. Returns an empty list if it is invalid: the content loader reports that. */
function blocksOf(text: string): RichTextBlocks {
  try {
    return parseRichText(text);
  } catch (error) {
    if (error instanceof RichTextError) return [];
    throw error;
  }
}

function linksOf(text: string): string[] {
  const inside = (inlines: readonly Inline[]): string[] =>
    inlines.flatMap((inline) =>
      typeof inline === 'string' ? [] : [...(inline.kind === 'link' ? [inline.href] : []), ...inside(inline.children)],
    );
  return blocksOf(text).flatMap((block) => {
    if (block.kind === 'paragraph') return inside(block.children);
    if (block.kind === 'list') return block.items.flatMap(inside);
    return block.kind === 'table' ? [...block.head, ...block.rows.flat()].flatMap(inside) : [];
  });
}

function targetsOf(root: string, files: readonly ContentFile[], texts: readonly RichText[]): Targets {
  const reader = new ContentReader(root);
  const headings = texts.map(
    ({ path, text }) => [path, blocksOf(text).flatMap((block) => (block.kind === 'heading' ? [block.id] : []))] as const,
  );
  const questions = valueAt(valueOf(files, 'faqs.yaml'), 'questions');
  const redirects = valueAt(valueOf(files, 'redirects.yaml'), 'redirects');
  const siteUrl = valueAt(valueOf(files, 'company.yaml'), 'siteUrl');
  return {
    pages: new Set(pagePaths({ upcoming: reader.folders('trips/upcoming'), past: reader.folders('trips/past') })),
    anchors: new Map([
      ...headings,
      ['/faqs', Array.isArray(questions) ? questions.map((question) => String(valueAt(question, 'id'))) : []],
      ['/', ANCHORS['/'] ?? []],
    ]),
    redirects: (Array.isArray(redirects) ? redirects : []).filter(
      (redirect): redirect is Redirect => typeof valueAt(redirect, 'to') === 'string',
    ),
    siteUrl: typeof siteUrl === 'string' ? siteUrl : '',
  };
}

function problemOf(
  href: string,
  path: string,
  { pages, anchors, redirects, siteUrl }: Targets,
): Pick<ContentProblem, 'what' | 'why' | 'fix'> | undefined {
  const what = `The link to ${href || 'nothing'} `;
  if (/^(?:mailto|tel):./.test(href)) return undefined;
  if (siteUrl && (href === siteUrl || href.startsWith(`${siteUrl}/`)))
    return {
      what: `${what}includes our own domain.`,
      why: 'It would lead away from a preview, and break if the domain changes.',
      fix: `Write ${href.slice(siteUrl.length) || '/'}`,
    };
  if (href.startsWith('https://'))
    return URL.canParse(href) ? undefined : { what: `${what}is not a valid address.`, why: WHY, fix: 'Correct the address.' };
  if (href.startsWith('http://'))
    return { what: `${what}is not encrypted.`, why: 'Browsers warn about such links.', fix: `Write ${href.replace('http:', 'https:')}` };
  const [, own = '', anchor] = /^(\/[^?#]*)?(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const page = own || (anchor === undefined ? '' : path);
  if (!page) return { what: `${what}is not a valid address.`, why: WHY, fix: `Start it with a slash, such as /contact, or with https://` };
  const moved = redirects.find(({ from }) => from === page);
  if (moved)
    return {
      what: `${what}leads to an address that has moved.`,
      why: 'Visitors would have to wait for a redirect.',
      fix: `Write ${moved.to}`,
    };
  if (page === FEED_PATH || page === ALL_DEPARTURES_CALENDAR) return undefined;
  if (!pages.has(page)) {
    const near = closestMatch(page, [...pages]);
    return {
      what: `${what}leads to a page that does not exist.`,
      why: WHY,
      fix: near ? `Did you mean ${near}?` : 'Copy the address of the page from the browser.',
    };
  }
  const known = [...(ANCHORS['*'] ?? []), ...(anchors.get(page) ?? [])];
  if (anchor === undefined || known.includes(decoded(anchor))) return undefined;
  const near = closestMatch(decoded(anchor), known);
  return {
    what: `${what}leads to a section that ${page} does not have.`,
    why: 'Visitors would land at the top of the page and have to search for it.',
    fix: near ? `Did you mean #${near}?` : `Remove #${anchor}, or write the id of a question, or the heading in lower case with hyphens.`,
  };
}

/** Decodes an anchor, in which Tamil letters may be percent-encoded. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function lineOf(root: string, file: string, href: string): string {
  const lines = readFileSync(join(root, file.replace('content/', '')), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(`](${href}`));
  return index < 0 ? '' : `line ${index + 1}`;
}
