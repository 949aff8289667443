import { ALL_DEPARTURES_CALENDAR, FEED_PATH } from '#app/domain/file-paths.ts';
import type { Inline, RichTextBlocks } from '#app/domain/rich-text.ts';
import { closestMatch } from './closest-match.server.ts';
import type { ContentProblem } from './problem.server.ts';
import type { ContentReader } from './read.server.ts';
import type { Redirect } from './redirects.server.ts';

/** Where links may lead: the paths of pages, the ids of the sections of a page, old addresses, and our own domain. */
type LinkTargets = {
  pages: ReadonlySet<string>;
  sections: (page: string) => readonly string[];
  redirects: readonly Redirect[];
  siteUrl: string;
};

const WHY = 'Visitors who follow the link would find nothing.';

/** Reports links in Markdown to a missing page or section, or to a wrong or old address. Makes no network requests. */
export function checkLinks(reader: ContentReader, targets: LinkTargets): void {
  for (const { path, field, page, blocks } of reader.richTexts) {
    for (const href of linksOf(blocks)) {
      const problem = problemOf(href, page, targets);
      // The body of a Markdown file has no field: report the line instead.
      if (problem) reader.report(path, field || reader.lineWith(path, `](${href}`), problem);
    }
  }
}

function linksOf(blocks: RichTextBlocks): string[] {
  const inside = (inlines: readonly Inline[]): string[] =>
    inlines.flatMap((inline) =>
      typeof inline === 'string' ? [] : [...(inline.kind === 'link' ? [inline.href] : []), ...inside(inline.children)],
    );
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return inside(block.children);
    if (block.kind === 'list') return block.items.flatMap(inside);
    return block.kind === 'table' ? [...block.head, ...block.rows.flat()].flatMap(inside) : [];
  });
}

function problemOf(
  href: string,
  path: string,
  { pages, sections, redirects, siteUrl }: LinkTargets,
): Pick<ContentProblem, 'what' | 'why' | 'fix'> | undefined {
  const what = `The link to ${href || 'nothing'} `;
  if (/^(?:mailto|tel):./.test(href)) return undefined;
  if (href === siteUrl || href.startsWith(`${siteUrl}/`))
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
  const known = sections(page);
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
