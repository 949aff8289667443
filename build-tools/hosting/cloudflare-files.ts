/** Writes the host configuration: `_headers` and `_redirects`, for Cloudflare, with its `.assetsignore`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_CSP, SECURITY_HEADERS } from './security-headers.ts';
import { CACHE_CONTROL, CONTENT_TYPES, HASHED_FOLDERS, pageFile, readSiteManifest, type SiteManifest } from './site-manifest.ts';

/** Cloudflare drops rules of `_redirects` beyond this number. */
export const MAX_REDIRECTS = 2000;

const POLICY = 'Content-Security-Policy';

/** @param folder the built site, build/client */
export function writeCloudflareFiles(folder: string): void {
  const site = readSiteManifest(folder);
  const redirects = cloudflareRedirects(site);
  const problem = cloudflareProblem(redirects);
  // Our own server has no such limit, so the build only warns, whereas npm run deploy fails.
  if (problem) console.warn(problem);
  writeFileSync(join(folder, '_headers'), cloudflareHeaders(site));
  writeFileSync(join(folder, '_redirects'), redirects);
  writeFileSync(join(folder, '.assetsignore'), ASSETS_IGNORE);
}

/** Says that `_redirects` has more lines than Cloudflare reads; undefined if it has not. Content cannot make `_headers` too long. */
export function cloudflareProblem(redirects: string): string | undefined {
  const count = redirects.trimEnd().split('\n').length;
  if (count <= MAX_REDIRECTS) return undefined;
  return `_redirects has ${count} rules, of which Cloudflare reads ${MAX_REDIRECTS}. docs/hosting.md says what to do.`;
}

/** Generates `_headers`. Cloudflare joins the values of all matching rules, so a rule that replaces a header first removes it. */
export function cloudflareHeaders({ policy, extensions }: SiteManifest): string {
  return [
    rule('/*', { ...SECURITY_HEADERS, 'Cache-Control': CACHE_CONTROL.revalidate, [POLICY]: policy }),
    // .data is the only extension for which Cloudflare has no content type.
    ...extensions.map((extension) =>
      overrideRule(`/*.${extension}`, {
        [POLICY]: FILE_CSP,
        ...(extension === 'data' && { 'Content-Type': CONTENT_TYPES['data']!, 'Cache-Control': CACHE_CONTROL.data }),
      }),
    ),
    ...HASHED_FOLDERS.map((folder) => overrideRule(`/${folder}/*`, { [POLICY]: FILE_CSP, 'Cache-Control': CACHE_CONTROL.immutable })),
  ].join('');
}

/**
 * Generates `_redirects`. A page's file is named here, because Cloudflare, left to find it, would also answer the path with a slash
 * at its end.
 */
export function cloudflareRedirects({ pages, redirects }: SiteManifest): string {
  return [
    ...[...pages].map((page) => `${page} ${pageFile(page)} 200\n`),
    ...[...redirects].map(([from, to]) => `${from} ${to} 301\n`),
  ].join('');
}

/** Compressed copies are not uploaded: Cloudflare compresses files itself. */
const ASSETS_IGNORE = '*.br\n*.gz\n';

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

function overrideRule(path: string, headers: Readonly<Record<string, string>>): string {
  const [first, ...rest] = rule(path, headers).split('\n');
  return [first, ...Object.keys(headers).map((name) => `  ! ${name}`), ...rest].join('\n');
}
