/** What every host has to know about a built site, read from its files: the one table behind the server and each host's own format. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { redirectTarget } from './redirect-page.ts';
import { pagePolicy } from './security-headers.ts';

/** How long files may be kept. */
export const CACHE_CONTROL = {
  /** Files whose names carry a hash of their content never change. */
  immutable: 'public, max-age=31536000, immutable',
  /** A page's data is fetched early (app/navigation/use-prefetch.ts) and must still be there at the click, without asking again. */
  data: 'max-age=60',
  /** Everything else is kept, and asked for again before each use. */
  revalidate: 'no-cache',
} as const;
/** The folders of files with a hash in their names. */
export const HASHED_FOLDERS = ['assets', 'pictures'] as const;

/** The pages for what is not there: an unknown trip has its own, because the router draws another page at such an address. */
export const MISSING_PAGE = '/404.html';
export const MISSING_TRIP_PAGE = '/trips/404.html';
/** The addresses that look like a trip's. */
export const TRIP_PATTERN = '/trips/[^/]+/[^/]+';
export const TRIP_URL = `^${TRIP_PATTERN}$`;
/** Addresses that name a file: without one, they get a line of text and no page. */
export const FILE_URL = '\\.[A-Za-z0-9]+$';
/** Compressed copies, and the list of what an edge leaves out, are for servers and not for visitors. */
export const BLOCKED_FILES = '\\.(br|gz|assetsignore)$';

/** Content types by ending. Hosts disagree on several of these, and know nothing of the router's `.data`. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  data: 'text/x-script; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  xml: 'application/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** How long a file that is there may be kept, by its address. */
export function cacheControlFor(path: string): string {
  if (HASHED_FOLDERS.some((folder) => path.startsWith(`/${folder}/`))) return CACHE_CONTROL.immutable;
  return path.endsWith('.data') ? CACHE_CONTROL.data : CACHE_CONTROL.revalidate;
}

/** A built site as its hosts see it. */
export type SiteManifest = {
  /** The addresses of its pages, `/faqs` and its like, without the two for what is missing. */
  pages: ReadonlySet<string>;
  /** The security policy of every page. */
  policy: string;
  /** Address → the one it has moved to for good; also a page's own other spellings, `/faqs/` and `/faqs.html`. */
  redirects: ReadonlyMap<string, string>;
  /** The endings of the files that are not pages, `data` and `svg` for example, in order. */
  extensions: readonly string[];
};

/**
 * @param folder the built site, build/client
 * @throws Error for a file whose ending has no content type: each host would guess its own.
 */
export function readSiteManifest(folder: string): SiteManifest {
  for (const file of [MISSING_PAGE, MISSING_TRIP_PAGE])
    if (!existsSync(join(folder, file))) throw new Error(`build-tools/hosting/site-manifest.ts: the build has no ${file}.`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && ![MISSING_PAGE, MISSING_TRIP_PAGE].includes(`/${name}`))
    .toSorted();
  const built = files.map((file) => {
    const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
    return { path, to: redirectTarget(readFileSync(join(folder, file), 'utf8')) };
  });
  const pages = new Set(built.flatMap(({ path, to }) => (to === undefined ? [path] : [])));
  const redirects = built.flatMap(({ path, to }) => (to === undefined ? [] : [[path, to] as const]));
  const moved = new Map(
    [...[...pages].map((page) => [page, page] as const), ...redirects].flatMap(([from, to]) =>
      (from === '/' ? ['/index', '/index.html'] : [...(from === to ? [] : [from]), `${from}/`, `${from}.html`]).map(
        (spelling) => [spelling, to] as const,
      ),
    ),
  );
  return { pages, policy: pagePolicy(folder), redirects: moved, extensions: fileExtensions(folder) };
}

function fileExtensions(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && extname(entry.name));
  const found = [...new Set(files.map(({ name }) => extname(name).slice(1)))].filter((ending) => !/^(html|br|gz)$/.test(ending)).toSorted();
  const unknown = found.filter((ending) => !CONTENT_TYPES[ending]);
  if (unknown.length > 0)
    throw new Error(`build-tools/hosting/site-manifest.ts: give .${unknown.join(', .')} a content type; each host would guess its own.`);
  return found;
}
