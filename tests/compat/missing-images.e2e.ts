import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE, expectedNoise: /Failed to load resource|net::ERR_FAILED/ });

for (const when of ['before', 'after'] as const) {
  test(`when pictures fail to load ${when} hydration, founders have no picture and testimonials show an initial`, async ({ page }) => {
    const pictures = /\/(pictures|assets)\/[^/]+\.(avif|webp|jpe?g|png|svg)$/;
    if (when === 'before') await page.route(pictures, (route) => route.abort());
    await page.goto('/');
    await hydrated(page);
    const founders = page.getByRole('region', { name: 'Meet The Founders' });
    const faces = page.getByRole('region', { name: 'What Moms Say' });
    if (when === 'after') {
      await page.evaluate(() => {
        for (const image of document.querySelectorAll('#about-us img, #testimonials img')) image.dispatchEvent(new Event('error'));
      });
    } else {
      // Lazy-loaded images load when they are close to the viewport.
      await founders.scrollIntoViewIfNeeded();
    }
    await expect(founders.getByRole('img')).toHaveCount(0);
    await faces.scrollIntoViewIfNeeded();
    await expect(faces.getByText('M', { exact: true })).toBeVisible();
  });
}
