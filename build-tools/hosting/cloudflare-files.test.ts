import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { cloudflareHeaders, cloudflareProblem, cloudflareRedirects, MAX_REDIRECTS } from './cloudflare-files.ts';
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
  expect(cloudflareProblem(cloudflareRedirects(many))).toBeUndefined();
});

test('the build reports more redirects than Cloudflare reads', () => {
  const lines = (count: number) => '/from / 301\n'.repeat(count);
  expect(cloudflareProblem(lines(MAX_REDIRECTS))).toBeUndefined();
  expect(cloudflareProblem(lines(MAX_REDIRECTS + 1))).toMatch(/2001 rules, of which Cloudflare reads 2000/);
});
