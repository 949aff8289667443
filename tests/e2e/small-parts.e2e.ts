import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

test('a tooltip opens after 700 ms of rest, the next one at once within 300 ms, and Escape closes it', async ({ page }) => {
  await page.clock.install({ time: '2026-01-10T10:00:00' });
  await page.goto('/trips/past/many-photographs');
  await hydrated(page);
  // From here on time moves only when the test says so.
  await page.clock.pauseAt('2026-01-10T11:00:00');
  const next = page.getByRole('button', { name: 'Next photo' });
  const bubble = page.locator('.tooltip');
  await next.click();
  await page.mouse.move(0, 0);
  await next.hover();
  await page.clock.runFor(650);
  await expect(bubble).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(bubble).toHaveText('Next photo');
  await page.getByRole('button', { name: 'Previous photo' }).hover();
  await page.clock.runFor(50);
  await expect(bubble).toHaveText('Previous photo');
  await page.mouse.move(0, 0);
  await expect(bubble).toHaveCount(0);
  await page.clock.runFor(1000);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Next photo' }).focus();
  await page.clock.runFor(750);
  await expect(bubble).toHaveText('Next photo');
  await page.keyboard.press('Escape');
  await expect(bubble).toHaveCount(0);
});

test.describe('pictures that cannot be had', () => {
  test.use({ expectedNoise: /Failed to load resource|net::ERR_FAILED/ });

  for (const when of ['before', 'after'] as const) {
    test(`a founder's picture disappears and a face gives way to a letter, when they fail ${when} the scripts have arrived`, async ({
      page,
    }) => {
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
        await founders.scrollIntoViewIfNeeded();
        await faces.scrollIntoViewIfNeeded();
      }
      await expect(founders.getByRole('img')).toHaveCount(0);
      await expect(faces.getByText('M', { exact: true })).toBeVisible();
    });
  }
});

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
