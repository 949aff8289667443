/** Writes the host configuration: `_headers` and `_redirects`, for Cloudflare, with its `.assetsignore`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_CSP, SECURITY_HEADERS } from './security-headers.ts';
import { CACHE_CONTROL, CONTENT_TYPES, HASHED_FOLDERS, pageFile, readSiteManifest, type SiteManifest } from './site-manifest.ts';

/** Cloudflare drops anything beyond these limits. */
export const CLOUDFLARE_LIMITS = { headerRules: 100, redirects: 2000, lineLength: 2000 } as const;

const POLICY = 'Content-Security-Policy';

/** @param folder the built site, build/client */
export function writeCloudflareFiles(folder: string): void {
  const site = readSiteManifest(folder);
  const headers = cloudflareHeaders(site);
  const redirects = cloudflareRedirects(site);
  // Our own server has no such limits, so the build only warns, whereas npm run deploy fails.
  for (const problem of cloudflareProblems(headers, redirects)) console.warn(`${problem}. docs/hosting.md says what to do.`);
  writeFileSync(join(folder, '_headers'), headers);
  writeFileSync(join(folder, '_redirects'), redirects);
  writeFileSync(join(folder, '.assetsignore'), ASSETS_IGNORE);
}

/** Returns a message for each exceeded limit. Beyond a limit, Cloudflare drops headers or redirects. */
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
