import type { Page } from '@playwright/test';
import { loadContent } from '#app/content/content.server.ts';
import { FIXTURE_CONTENT } from '../support/content-copy.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

const { company, faqs } = loadContent(FIXTURE_CONTENT);
const TRIP = '/trips/upcoming/two-departures';
const offered = (page: Page) =>
  page.locator('script[data-start]').evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).dataset['start']));

for (const [today, left] of [
  ['2027-02-05', []],
  ['2027-02-06', ['2027-02-05']],
  ['2027-03-06', ['2027-02-05', '2027-03-05']],
] as const) {
  test(`on ${today} the structured data offers the same departures as the page`, async ({ page }) => {
    await page.clock.setFixedTime(`${today}T10:00:00+05:30`);
    await page.goto(TRIP);
    await hydrated(page);
    await expect(page.getByText('Has left.', { exact: false })).toHaveCount(left.length);
    const open = ['2027-02-05', '2027-03-05'].filter((start) => !(left as readonly string[]).includes(start));
    await expect.poll(() => offered(page)).toEqual(open);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1 + open.length);
  });
}

test('client-side navigation replaces or removes the metadata from the first page', async ({ page }) => {
  await page.goto('/privacy-policy');
  await hydrated(page);
  const description = page.locator('meta[name="description"]');
  const canonical = page.locator('link[rel="canonical"]');
  const before = await description.getAttribute('content');
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  await expect(page.locator('link[hreflang]')).not.toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/faqs');
  await expect(page).toHaveTitle(faqs.metaTitle);
  await expect(description).toHaveCount(1);
  expect(await description.getAttribute('content')).not.toBe(before);
  await expect(canonical).toHaveAttribute('href', `${company.siteUrl}/faqs`);
  const stale = 'meta[property], meta[name^="twitter:"], link[hreflang], link[type="text/markdown"], script[type="application/ld+json"]';
  await expect(page.locator(stale)).toHaveCount(0);
});

test("a departure's own page, opened by a link, has its trip's URL as its canonical URL", async ({ page }) => {
  await page.goto(TRIP);
  await hydrated(page);
  await page.getByRole('complementary').getByRole('link', { name: 'Feb 5-7 2027', exact: true }).click();
  await expect(page).toHaveURL('/trips/upcoming/two-departures-in-february');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', company.siteUrl + TRIP);
});
