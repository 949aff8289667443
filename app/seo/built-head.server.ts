import { content } from '#app/content/content.server.ts';
import type { SitePage } from '#app/content/site-pages.server.ts';
import { absoluteUrl, escaped, markdownPath } from '#app/content/urls.server.ts';
import { FEED_PATH } from '#app/domain/file-paths.ts';
import { languageOf } from '#app/domain/languages.ts';
import { SOCIAL_SIZE } from './appearance.ts';
import { structuredData } from './structured-data.server.ts';

/**
 * Adds metadata to the head of a built page: previews, structured data, and links to other languages and formats. The client
 * JavaScript does not include this metadata and only removes it when it becomes stale (use-prune-stale-head.ts).
 * @throws Error when the page has no title or description
 */
export function withBuiltHead(html: string, page: SitePage): string {
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
  const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
  if (!title || !description)
    throw new Error(`${page.path} has no title or no description: return them with pageHead (app/seo/page-head.ts) from its route's meta.`);
  const tags = [...previewTags(page, title, description), ...otherForms(page), ...dataBlocks(page)];
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

/** `title` and `description` come from the page's HTML, so they are already escaped. */
function previewTags({ path, social }: SitePage, title: string, description: string): string[] {
  const property = (name: string, value: string) => `<meta property="${name}" content="${value}"/>`;
  return [
    property('og:type', 'website'),
    property('og:site_name', escaped(content().company.name)),
    property('og:title', title),
    property('og:description', description),
    // Not the canonical URL, because the preview must be for this page.
    property('og:url', absoluteUrl(path)),
    property('og:image', absoluteUrl(social.path)),
    property('og:image:width', String(SOCIAL_SIZE.width)),
    property('og:image:height', String(SOCIAL_SIZE.height)),
    property('og:image:alt', escaped(social.alt)),
    // X reads the title, description and image from the tags above.
    '<meta name="twitter:card" content="summary_large_image"/>',
  ];
}

function otherForms({ path, otherLanguages }: SitePage): string[] {
  // Search engines accept hreflang only if every translation lists all translations, including itself.
  const languages = otherLanguages.length > 0 ? [{ language: languageOf(path), path }, ...otherLanguages] : [];
  return [
    ...languages.map((each) => `<link rel="alternate" hreflang="${each.language}" href="${absoluteUrl(each.path)}"/>`),
    `<link rel="alternate" type="text/markdown" href="${markdownPath(path)}"/>`,
    `<link rel="alternate" type="application/atom+xml" href="${FEED_PATH}"/>`,
  ];
}

function dataBlocks(page: SitePage): string[] {
  return structuredData(page).map(({ data, start }) => {
    // A string that contains </script> must not end the block.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    return `<script type="application/ld+json"${start ? ` data-start="${start}"` : ''}>${json}</script>`;
  });
}
