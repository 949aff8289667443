/** Reads from the built files what every host needs to know. Our server and the generated host configuration use the same manifest. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { redirectTarget } from './redirect-page.ts';
import { pageCsp } from './security-headers.ts';

/** The Cache-Control values. */
export const CACHE_CONTROL = {
  /** For files with a content hash in their names, which never change. */
  immutable: 'public, max-age=31536000, immutable',
  /** For page data, which is prefetched (app/navigation/use-prefetch.ts) and must still be cached when the visitor clicks. */
  data: 'max-age=60',
  /** For everything else, which is cached but revalidated before each use. */
  revalidate: 'no-cache',
} as const;
/** Folders whose files have a hash in their names. */
export const HASHED_FOLDERS = ['assets', 'pictures'] as const;

/** The not-found pages. Unknown trips have a separate one, because the router matches their addresses to the trip route. */
export const MISSING_PAGE = '/404.html';
export const MISSING_TRIP_PAGE = '/trips/404.html';
/** Matches paths that look like a trip page's. */
export const TRIP_PATTERN = '/trips/[^/]+/[^/]+';

/** Content types by extension. Hosts disagree on several, and none knows the router's `.data`. */
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

/** The Cache-Control value of an existing file, by its path. */
export function cacheControlFor(path: string): string {
  if (HASHED_FOLDERS.some((folder) => path.startsWith(`/${folder}/`))) return CACHE_CONTROL.immutable;
  return path.endsWith('.data') ? CACHE_CONTROL.data : CACHE_CONTROL.revalidate;
}

/** The file of a page, such as `/faqs.html` for `/faqs`. */
export const pageFile = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/** A built site as hosts see it. */
export type SiteManifest = {
  /** The paths of its pages, such as `/faqs`, without the two not-found pages. */
  pages: ReadonlySet<string>;
  /** The content security policy for every page. */
  policy: string;
  /** Permanent redirects to a page's path, from its old paths and from the names of files, such as `/faqs.html`. */
  redirects: ReadonlyMap<string, string>;
  /** The extensions, such as `data` and `svg`, of files other than pages and compressed copies, sorted. */
  extensions: readonly string[];
};

/**
 * Reads the manifest from the files of a built site.
 * @param folder the built site, build/client
 * @throws Error if a not-found page is missing, or a file extension has no content type
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
  const redirects = new Map(
    built.flatMap(({ path, to = path }) => [...(to === path ? [] : [path]), pageFile(path)].map((from) => [from, to] as const)),
  );
  return { pages, policy: pageCsp(folder), redirects, extensions: fileExtensions(folder) };
}

function fileExtensions(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && extname(entry.name));
  const found = [...new Set(files.map(({ name }) => extname(name).slice(1)))].filter((ending) => !/^(html|br|gz)$/.test(ending)).toSorted();
  const unknown = found.filter((ending) => !CONTENT_TYPES[ending]);
  if (unknown.length > 0)
    throw new Error(`build-tools/hosting/site-manifest.ts: give .${unknown.join(', .')} a content type, or each host would guess one.`);
  return found;
}
