import type { Page } from '@playwright/test';
import { IS_FULL, SAMPLE_PAGES, PAGES_TO_TEST } from '../../scripts/support/pages.ts';
import { LARGE_FONT_SIZE, test, DEFAULT_FONT_SIZE } from '../support/font-size.ts';
import { horizontalOverflow } from '../support/horizontal-overflow.ts';
import { expect, hydrated, WALK_TIMEOUT } from '../support/site.ts';

const TRIP = SAMPLE_PAGES.find((path) => path.startsWith('/trips/upcoming/')) ?? '/';

/** Scrolls to the middle of the page and returns how much of the window's height the sticky bars cover, in pixels. */
async function stickyHeight(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
  return page.evaluate(() =>
    [...document.querySelectorAll('.site-header, .trip-bar')]
      .map((bar) => bar.getBoundingClientRect())
      .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)))
      .reduce((sum, height) => sum + height, 0),
  );
}

test.use({ defaultFontSize: LARGE_FONT_SIZE, expectedNoise: /status of 404/ });

test("at a 200% font size no page scrolls sideways, and 'Book Now' stays in view", async ({ page }) => {
  test.setTimeout(WALK_TIMEOUT);
  const wide: string[] = [];
  for (const path of [...PAGES_TO_TEST, '/nowhere']) {
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [320, 390, 640, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      wide.push(...(await horizontalOverflow(page)).map((what) => `${path} at ${width}: ${what}`));
      await expect(page.getByRole('banner').getByRole('link', { name: 'Book Now' })).toBeInViewport({ ratio: 1 });
    }
  }
  expect(wide).toEqual([]);
});

const WINDOWS = [
  [320, 568],
  [390, 844],
  [844, 390],
] as const;

for (const [width, height] of IS_FULL ? WINDOWS : WINDOWS.slice(0, 1)) {
  test(`at a 200% font size the whole menu and both forms can be reached in a ${width} × ${height} window`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('banner').locator('summary').click();
    const last = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Book Now' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Request a Call Back' }).click();
    await expectReachable(page);
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Get Custom Itinerary' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Choose from a calendar' }).click();
    // Wait for the calendar, which loads late, focuses a day and scrolls to it.
    await expect(page.getByRole('grid').locator(':focus')).toBeVisible();
    await expectReachable(page);
  });
}

/** Expects that every field and enabled button in the open dialog can be scrolled into view, and that nothing scrolls sideways. */
async function expectReachable(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await horizontalOverflow(page)).toEqual([]);
  const scrolls = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'auto')
      .map((each) => each.className),
  );
  expect(scrolls).toEqual([]);
  for (const control of await dialog.locator('input, textarea, button:enabled').all()) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 0.9 });
  }
}

for (const defaultFontSize of [DEFAULT_FONT_SIZE, LARGE_FONT_SIZE]) {
  test.describe(`font size ${defaultFontSize} px`, () => {
    test.use({ defaultFontSize });

    test('on a phone in landscape the heading is in view, and bars cover at most a third of the height', async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      for (const path of ['/', '/all-upcoming-trips', TRIP, '/contact']) {
        await page.goto(path);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeInViewport();
        expect(await stickyHeight(page), path).toBeLessThanOrEqual(390 / 3);
      }
    });
  });
}
