import { expect, test } from 'vitest';
import type { SiteManifest } from '../site-manifest.ts';
import { cloudflareHeaders, cloudflareProblems, cloudflareRedirects } from './cloudflare-files.ts';
import { nginxFile } from './nginx-file.ts';

const OWN = (page: string) => `default-src 'none'; script-src 'self' 'sha256-${page}'`;

function siteOf(count: number): SiteManifest {
  const pages = ['/', ...Array.from({ length: count - 1 }, (_, index) => `/trips/past/trip-${index}`)];
  return {
    pages: new Map(pages.map((page) => [page, OWN(page)])),
    missingPolicy: OWN('missing'),
    missingTripPolicy: OWN('missing trip'),
    moved: new Map([['/old', '/trips/past/trip-0']]),
    endings: ['data', 'js'],
  };
}

test.each([
  ['_headers', cloudflareHeaders],
  ['nginx.conf', nginxFile],
])('%s carries the policy of every page, with its hashes', (_, file) => {
  const site = siteOf(10);
  const text = file(site);
  for (const policy of [...site.pages.values(), site.missingPolicy, site.missingTripPolicy]) expect(text).toContain(policy);
});

test('addresses that have moved for good are told with a 301', () => {
  expect(cloudflareRedirects(siteOf(2))).toBe('/old /trips/past/trip-0 301\n');
});

test('a site that outgrows what Cloudflare reads is told so, and none before it', () => {
  const others = 6;
  expect(cloudflareProblems(cloudflareHeaders(siteOf(100 - others)))).toEqual([]);
  expect(cloudflareProblems(cloudflareHeaders(siteOf(101 - others)))).toEqual(['_headers has 101 rules; Cloudflare reads 100']);
  const site = { ...siteOf(2), missingPolicy: OWN('x'.repeat(2000)) };
  expect(cloudflareProblems(cloudflareHeaders(site))).toEqual([
    '1 lines of _headers are longer than the 2000 characters that Cloudflare reads',
  ]);
});
