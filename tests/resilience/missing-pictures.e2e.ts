import { SAMPLE_PAGES } from '../../scripts/support/pages.ts';
import { horizontalOverflow } from '../support/horizontal-overflow.ts';
import { expect, hydrated, test, WALK_TIMEOUT } from '../support/site.ts';

test.use({ expectedNoise: /net::ERR_FAILED/, viewport: { width: 390, height: 844 } });

test('no kind of page gets wider than a phone when its pictures cannot be loaded', async ({ page }) => {
  test.setTimeout(WALK_TIMEOUT);
  await page.route('**/pictures/**', (route) => route.abort());
  const wide: string[] = [];
  for (const path of SAMPLE_PAGES) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);
    wide.push(...(await horizontalOverflow(page)).map((what) => `${path}: ${what}`));
  }
  expect(wide).toEqual([]);
});

test('a link to a section of the home page leads to it, though portraits above it fail to load on the way', async ({ page }) => {
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await page.locator('header summary').click();
  await page.locator('header .menu-link', { hasText: 'Testimonials' }).click();
  const top = () => page.locator('#testimonials').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  // Smoothly, so wait until it no longer moves.
  const places: number[] = [];
  await expect
    .poll(async () => {
      places.push(await top());
      return places.length > 5 && new Set(places.slice(-5)).size === 1;
    })
    .toBe(true);
  // Just below the header.
  expect(places.at(-1)).toBeGreaterThanOrEqual(76);
  expect(places.at(-1)).toBeLessThanOrEqual(96);
});
