import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parse } from 'yaml';
import { closestMatch } from '../app/content/closest-match.server.ts';
import { pagePaths } from '../app/content/page-paths.server.ts';
import type { ContentProblem } from '../app/content/problem.server.ts';
import { ContentReader } from '../app/content/read.server.ts';
import type { Redirect } from '../app/content/redirects.server.ts';
import { parseRichText, RichTextError } from '../app/content/rich-text.server.ts';
import { valueAt } from '../app/content/terms.server.ts';
import { ALL_DEPARTURES_CALENDAR, FEED_PATH } from '../app/domain/file-paths.ts';
import type { Inline, RichTextBlocks } from '../app/domain/rich-text.ts';
import { type ContentFile, contentFiles, nodesOf } from './content-files.ts';

/** Anchors that pages have whatever the content says: '*' stands for every page. */
const ANCHORS: Readonly<Record<string, readonly string[]>> = {
  '*': ['main', 'contact'],
  '/': ['upcoming-trips', 'past-trips', 'about-us', 'testimonials'],
};

/** A text with Markdown in it, where it stands, and the page that shows it. */
type RichText = { file: string; field: string; path: string; text: string };

/** What a link may lead to. */
type Targets = {
  pages: ReadonlySet<string>;
  anchors: ReadonlyMap<string, readonly string[]>;
  redirects: readonly Redirect[];
  siteUrl: string;
};

const WHY = 'A mother who follows the link would find nothing.';

/** Links in texts that lead nowhere: to no page of this site, to no place on it, or to an address that is none. The network is not asked. */
export function linkMistakes(root: string): ContentProblem[] {
  const files = contentFiles(root);
  const texts = files.flatMap(richTextsOf);
  const targets = targetsOf(root, files, texts);
  return [
    ...texts.flatMap(({ file, field, path, text }) =>
      linksOf(text).flatMap((href) => {
        const problem = problemOf(href, path, targets);
        // The body of a Markdown file is a text without a field: its links are found by their lines.
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

/** Links that the page would show with their brackets, because the field is no Markdown. */
function unshownLinks(content: ContentFile): ContentProblem[] {
  return textsOf(content.yaml)
    .filter(({ field, text }) => !isRichText(content, field) && /\[[^\]]+\]\([^)\s]+\)/.test(text))
    .map(({ field }) => ({
      file: content.file,
      field,
      what: 'There is a link in a field that takes none.',
      why: 'The page would show its brackets.',
      fix: 'Say it without the link. Only answers of faqs.yaml and the policies may have links.',
    }));
}

function textsOf(yaml: string): { field: string; text: string }[] {
  return [...nodesOf(yaml)].flatMap(({ node, field }) =>
    isScalar(node) && typeof node.value === 'string' ? [{ field, text: node.value }] : [],
  );
}

/** What cannot be parsed is for the content loader to tell. */
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
  const valueOf = (name: string): unknown => {
    try {
      return parse(files.find((file) => file.name === name)?.yaml ?? '');
    } catch {
      return undefined;
    }
  };
  const headings = texts.map(
    ({ path, text }) => [path, blocksOf(text).flatMap((block) => (block.kind === 'heading' ? [block.id] : []))] as const,
  );
  const questions = valueAt(valueOf('faqs.yaml'), 'questions');
  const redirects = valueAt(valueOf('redirects.yaml'), 'redirects');
  const siteUrl = valueAt(valueOf('company.yaml'), 'siteUrl');
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
      what: `${what}names our own site.`,
      why: 'It would lead away from a preview, and wrong once the site moves.',
      fix: `Write ${href.slice(siteUrl.length) || '/'}`,
    };
  if (href.startsWith('https://')) return URL.canParse(href) ? undefined : { what: `${what}is no address.`, why: WHY, fix: 'Correct it.' };
  if (href.startsWith('http://'))
    return { what: `${what}is not encrypted.`, why: 'Browsers warn of it.', fix: `Write ${href.replace('http:', 'https:')}` };
  const [, own = '', anchor] = /^(\/[^?#]*)?(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const page = own || (anchor === undefined ? '' : path);
  if (!page) return { what: `${what}is no address.`, why: WHY, fix: `Begin it with a slash, such as /contact, or with https://` };
  const moved = redirects.find(({ from }) => from === page);
  if (moved)
    return { what: `${what}leads to an address that has moved.`, why: 'Each step more makes a visitor wait.', fix: `Write ${moved.to}` };
  if (page === FEED_PATH || page === ALL_DEPARTURES_CALENDAR) return undefined;
  if (!pages.has(page)) {
    const near = closestMatch(page, [...pages]);
    return {
      what: `${what}leads to no page of this site.`,
      why: WHY,
      fix: near ? `Did you mean ${near}?` : 'Write the address of a page, as it stands in the browser.',
    };
  }
  const known = [...(ANCHORS['*'] ?? []), ...(anchors.get(page) ?? [])];
  if (anchor === undefined || known.includes(decoded(anchor))) return undefined;
  const near = closestMatch(decoded(anchor), known);
  return {
    what: `${what}names no place on ${page}.`,
    why: 'A mother would land at the top of the page and have to look for it.',
    fix: near
      ? `Did you mean #${near}?`
      : `Take away #${anchor}, or write the id of a question or the heading in small letters with hyphens.`,
  };
}

/** Tamil in an address may be written as it is or in percent signs. */
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
