import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A built page, before hydration. */
export type BuiltPage = {
  address: string;
  html: string;
  title: string;
  description: string;
  h1s: number;
  ids: string[];
  /** The page's links within this site. */
  links: string[];
  images: string[];
  /** The script files that the HTML names, which are fetched for hydration. */
  scripts: string[];
};

/** Reads a page from a built folder. */
export function readPage(folder: string, address: string): BuiltPage {
  const html = readFileSync(join(folder, address === '/' ? 'index.html' : `${address}.html`), 'utf8');
  const body = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  return {
    address,
    html,
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: unescaped(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    h1s: body.match(/<h1[\s>]/g)?.length ?? 0,
    ids: [...body.matchAll(/<[^>]+\sid="([^"]+)"/g)].map(([, id]) => id ?? ''),
    links: [...body.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => unescaped(href ?? '')).filter((href) => /^[/#?]/.test(href)),
    images: body.match(/<img [^>]*>/g) ?? [],
    scripts: [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, script]) => script ?? ''))],
  };
}

/** Decodes the HTML entities that React writes. */
export function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
