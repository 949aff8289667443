/** `_headers` and `_redirects`, which Cloudflare and Netlify read beside the pages. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_POLICY, SECURITY_HEADERS } from './security-headers.ts';
import { CACHE_CONTROL, CONTENT_TYPES, HASHED_FOLDERS, readSiteManifest, type SiteManifest } from './site-manifest.ts';

/** Cloudflare reads no more than this of each; what comes after is dropped in silence. */
export const CLOUDFLARE_LIMITS = { headerRules: 100, redirects: 2000, lineLength: 2000 } as const;

const POLICY = 'Content-Security-Policy';

/** @param folder the built site, build/client */
export function writeCloudflareFiles(folder: string): void {
  const site = readSiteManifest(folder);
  const headers = cloudflareHeaders(site);
  const redirects = cloudflareRedirects(site);
  // Our own server has no such limit, so the build goes on; npm run deploy does not.
  for (const problem of cloudflareProblems(headers, redirects)) console.warn(`${problem}: docs/hosting.md says what to do.`);
  writeFileSync(join(folder, '_headers'), headers);
  writeFileSync(join(folder, '_redirects'), redirects);
  writeFileSync(join(folder, '.assetsignore'), ASSETS_IGNORE);
}

/** What Cloudflare would drop of the two files, in words: pages without their policy's hashes don't hydrate there. */
export function cloudflareProblems(headers: string, redirects: string): string[] {
  const { headerRules, redirects: most, lineLength } = CLOUDFLARE_LIMITS;
  const rules = (text: string) => text.split('\n').filter((line) => line.startsWith('/')).length;
  const long = headers.split('\n').filter((line) => line.length > lineLength).length;
  return [
    ...(rules(headers) > headerRules ? [`_headers has ${rules(headers)} rules; Cloudflare reads ${headerRules}`] : []),
    ...(rules(redirects) > most ? [`_redirects has ${rules(redirects)} rules; Cloudflare reads ${most}`] : []),
    ...(long > 0 ? [`${long} lines of _headers are longer than the ${lineLength} characters that Cloudflare reads`] : []),
  ];
}

/** A later rule takes a header away before it gives it anew: two rules that match would both count. */
export function cloudflareHeaders({ policy, extensions: endings }: SiteManifest): string {
  return [
    rule('/*', { ...SECURITY_HEADERS, 'Cache-Control': CACHE_CONTROL.revalidate, [POLICY]: policy }),
    // The router's own ending is the only one that Cloudflare does not know.
    ...endings.map((ending) =>
      anew(`/*.${ending}`, {
        [POLICY]: FILE_POLICY,
        ...(ending === 'data' && { 'Content-Type': CONTENT_TYPES['data']!, 'Cache-Control': CACHE_CONTROL.data }),
      }),
    ),
    ...HASHED_FOLDERS.map((folder) => anew(`/${folder}/*`, { [POLICY]: FILE_POLICY, 'Cache-Control': CACHE_CONTROL.immutable })),
  ].join('');
}

/** Static rules only: at Netlify a rule for every slash at an end would match itself for ever. */
export function cloudflareRedirects({ redirects: moved }: SiteManifest): string {
  return [...moved].map(([from, to]) => `${from} ${to} 301\n`).join('');
}

/** The compressed copies are no pages: the edge packs for itself. */
const ASSETS_IGNORE = '*.br\n*.gz\n';

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

function anew(path: string, headers: Readonly<Record<string, string>>): string {
  const [first, ...rest] = rule(path, headers).split('\n');
  return [first, ...Object.keys(headers).map((name) => `  ! ${name}`), ...rest].join('\n');
}
