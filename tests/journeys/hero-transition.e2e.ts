import type { Page } from '@playwright/test';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

const CARD = 'One Price';

/** Opens a trip from its card and records the animations that scripts start. @returns the URL of the card's image */
async function openFromCard(page: Page): Promise<string> {
  // The transition is skipped if the page opens long after the click. A fixed clock prevents that on a busy machine.
  await page.clock.setFixedTime('2026-01-10T10:00:00');
  await page.goto('/all-upcoming-trips');
  await hydrated(page);
  const card = page.getByRole('article', { name: CARD });
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.evaluate(() => {
    const grown: unknown[] = [];
    Object.assign(window, { grown });
    const { animate } = Element.prototype;
    Element.prototype.animate = function noted(...asked) {
      const [frames] = asked;
      grown.push({ classes: this.className, first: Array.isArray(frames) ? frames[0] : undefined });
      return animate.apply(this, asked);
    };
  });
  const file = await card.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CARD);
  return file;
}

const grown = (page: Page) => page.evaluate(() => (window as unknown as { grown: { classes: string; first: Keyframe }[] }).grown);
const hero = (page: Page) => page.locator('.trip-hero img');

test("the image of a clicked card grows into the trip's hero and serves as its placeholder", async ({ page }) => {
  const file = await openFromCard(page);
  expect(await hero(page).evaluate((image) => image.style.backgroundImage)).toBe(`url("${file}")`);
  const [growth, ...more] = await grown(page);
  expect(more).toEqual([]);
  expect(growth?.classes).toContain('trip-hero-picture');
  expect(growth?.first.transform).toMatch(/^translate\(-?[\d.]+px, -?[\d.]+px\) scale\(0\.\d+\)$/);
  await expect.poll(() => hero(page).evaluate((image) => image.getAnimations().length)).toBe(0);
});

test("with reduced motion the image of a clicked card is the hero's placeholder but does not grow", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const file = await openFromCard(page);
  expect(await hero(page).evaluate((image) => image.style.backgroundImage)).toBe(`url("${file}")`);
  expect(await grown(page)).toEqual([]);
});

test('a trip reopened with Forward, not from its card, has no placeholder in its hero', async ({ page }) => {
  await openFromCard(page);
  await page.getByRole('link', { name: 'Back to upcoming trips' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Trips');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CARD);
  expect(await hero(page).evaluate((image) => image.style.backgroundImage)).toBe('');
});

test('going back to a trip restores its scroll position', async ({ page }) => {
  await openFromCard(page);
  const foot = page.getByRole('heading', { name: 'Booking & Planning Information' });
  await foot.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1000);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(CARD);
  await page.goBack();
  await expect(foot).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(2);
});
