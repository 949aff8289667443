import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

test('letters with accents have our own shapes, in files that only a page with such a letter fetches', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, font] = /\/([a-z]+-[a-z]+)-[^/]+\.woff2$/.exec(request.url()) ?? [];
    if (font) fetched.push(font);
  });
  await page.goto('/faqs');
  await page.waitForLoadState('networkidle');
  expect(fetched.toSorted()).toEqual(['figtree-latin', 'fraunces-latin']);
  await page.locator('h1').evaluate((heading) => heading.append(' Café'));
  await expect.poll(() => fetched.toSorted()).toEqual(['figtree-latin', 'fraunces-accents', 'fraunces-latin']);
});
