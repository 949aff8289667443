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
