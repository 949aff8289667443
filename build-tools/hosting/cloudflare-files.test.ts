import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { CLOUDFLARE_LIMITS, cloudflareHeaders, cloudflareProblems, cloudflareRedirects } from './cloudflare-files.ts';
import { redirectPage } from './redirect-page.ts';
import { readSiteManifest, type SiteManifest } from './site-manifest.ts';

const SITE: SiteManifest = {
  pages: new Set(['/', '/trips/past/goa']),
  policy: "default-src 'none'; script-src 'self' 'sha256-same'",
  redirects: new Map([['/old', '/trips/past/goa']]),
  extensions: ['data', 'js'],
};

/** Returns the manifest of a site with this many trips, a data file for each page, and one redirect. */
function siteOf(trips: number): SiteManifest {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const pages = ['index', '404', 'trips/404', ...Array.from({ length: trips }, (_, index) => `trips/past/trip-${index}`)];
  for (const page of pages) {
    mkdirSync(dirname(join(folder, page)), { recursive: true });
    const data = `<script type="application/json" id="hydration-data">["${page}"]</script>`;
    writeFileSync(join(folder, `${page}.html`), `<script>start()</script>${data}<iframe src="https://map.example/place"></iframe>`);
    writeFileSync(join(folder, `${page}.data`), page);
  }
  writeFileSync(join(folder, 'old.html'), redirectPage('/trips/past/trip-0'));
  try {
    return readSiteManifest(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('_headers includes the content security policy for pages', () => {
  expect(cloudflareHeaders(SITE)).toContain(SITE.policy);
});

test('_redirects names the file of each page, and redirects are permanent (301)', () => {
  expect(cloudflareRedirects(SITE)).toBe('/ /index.html 200\n/trips/past/goa /trips/past/goa.html 200\n/old /trips/past/goa 301\n');
});

test('the manifest lists an old address as a redirect, not as a page', () => {
  const { pages, redirects } = siteOf(1);
  expect([...pages]).toEqual(['/', '/trips/past/trip-0']);
  expect(['/old', '/old.html'].map((path) => redirects.get(path))).toEqual(Array(2).fill('/trips/past/trip-0'));
  expect(redirects.get('/old/')).toBeUndefined();
});

test('_headers is the same for 500 trips as for 10', () => {
  const [few, many] = [siteOf(10), siteOf(500)];
  expect(many.pages.size).toBe(501);
  expect(cloudflareHeaders(many)).toBe(cloudflareHeaders(few));
  expect(cloudflareHeaders(many)).toContain('frame-src https://map.example;');
  expect(cloudflareProblems(cloudflareHeaders(many), cloudflareRedirects(many))).toEqual([]);
});

test("the build reports each of Cloudflare's limits that _headers or _redirects exceeds", () => {
  const lines = (count: number, line: string) => Array.from({ length: count }, (_, index) => `/${index}${line}\n`).join('');
  const { headerRules, redirects, lineLength } = CLOUDFLARE_LIMITS;
  expect(cloudflareProblems(lines(headerRules, ''), lines(redirects, ' / 301'))).toEqual([]);
  expect(cloudflareProblems(lines(headerRules + 1, ''), lines(redirects + 1, ' / 301'))).toEqual([
    '_headers has 101 rules; Cloudflare reads 100',
    '_redirects has 2001 rules; Cloudflare reads 2000',
  ]);
  expect(cloudflareProblems(`/*\n  ${'x'.repeat(lineLength)}\n`, '')).toEqual([
    '1 lines of _headers are longer than the 2000 characters that Cloudflare reads',
  ]);
});
