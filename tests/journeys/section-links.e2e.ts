import type { Page } from '@playwright/test';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

const TRIP = '/trips/upcoming/one-price';
const links = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const top = (page: Page, selector: string) => page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
const bottomOfLinks = (page: Page) =>
  page.locator('.section-links').evaluate((element) => Math.round(element.getBoundingClientRect().bottom));

for (const viewport of [
  { width: 390, height: 640 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px a section link scrolls its heading to below the bars, focuses it and sets the URL`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(TRIP);
    await hydrated(page);
    await links(page).scrollIntoViewIfNeeded();
    for (const [name, id] of [
      ['Price', 'price'],
      ['Days', 'itinerary'],
      ['Included', 'included'],
    ] as const) {
      await links(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`${TRIP}#${id}`);
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect(links(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'location');
      // From 0 to 40 px below the bars, once they have stopped sliding.
      const distance = async () => Math.abs((await top(page, `#${id}`)) - (await bottomOfLinks(page)) - 20);
      await expect.poll(distance, name).toBeLessThanOrEqual(20);
    }
  });
}

test('the link to the current section is marked as current, however far the visitor jumps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(TRIP);
  await hydrated(page);
  const current = links(page).locator('[aria-current]');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(current).toHaveText('Questions');
  // This heading comes after the price, in a section without a link.
  await page.getByRole('heading', { name: 'Booking & Planning Information' }).evaluate((heading) => heading.scrollIntoView());
  await expect(current).toHaveText('Price');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveCount(0);
});

test('on a phone the header hides as a trip page scrolls down and returns as it scrolls up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(TRIP);
  await hydrated(page);
  const header = page.getByRole('banner');
  for (let step = 0; step < 15; step += 1) await page.mouse.wheel(0, 120);
  await expect(header).not.toBeInViewport();
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('.site-header, .section-links, .trip-bar')]
      .map((bar) => bar.getBoundingClientRect())
      .reduce((sum, bar) => sum + Math.max(0, Math.min(bar.bottom, innerHeight) - Math.max(bar.top, 0)), 0),
  );
  expect(covered).toBeLessThanOrEqual(640 / 5);
  for (let step = 0; step < 3; step += 1) await page.mouse.wheel(0, -60);
  await expect(header).toBeInViewport();
});

test('a link to an element in a disclosure opens the disclosure', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(TRIP);
  await hydrated(page);
  const disclosure = page.locator('details#plans-change');
  await expect(disclosure).not.toHaveAttribute('open');
  const id = await disclosure.evaluate((element) => {
    const inside = element.querySelector('table')!;
    inside.id = 'inside';
    return inside.id;
  });
  await page.evaluate((hash) => {
    location.hash = hash;
  }, id);
  await expect(disclosure).toHaveAttribute('open');
});

test('a link to a question opens its answer and focuses the question', async ({ page }) => {
  await page.goto('/trips/upcoming/four-departures');
  await hydrated(page);
  await page.getByRole('link', { name: 'More on TCS' }).click();
  const question = page.locator('details#price');
  await expect(question).toHaveAttribute('open');
  await expect(question.locator('summary')).toBeFocused();
  await page.reload();
  await expect(question).toHaveAttribute('open');
  await expect(question).toBeInViewport();
});

test('hydration keeps the answer open that was opened before it, not the one that the URL points to', async ({ page }) => {
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', (route) => gate.then(() => route.continue()));
  await page.goto('/faqs#price', { waitUntil: 'domcontentloaded' });
  await page.getByText('What is asked in question 3?').click();
  letThrough();
  await hydrated(page);
  await expect(page.locator('.question-list details[open]')).toHaveAttribute('id', 'question-3');
});

test('bars slide as a trip page scrolls, but not with reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(TRIP);
    await page.locator('html[data-section-links]').waitFor({ state: 'attached' });
    const bars = page.locator('.site-header, .section-links');
    const transitions = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).transition));
    const slides = transitions.map((each) => /(?:translate|top|inset-block-start) 0\.2s/.test(each));
    expect(slides).toEqual(Array(2).fill(reducedMotion === 'no-preference'));
  }
});

test("a link to a section of another page focuses the section's heading", async ({ page }) => {
  await page.goto('/faqs');
  await hydrated(page);
  await page.getByText('What is asked in question 5?').click();
  await page.getByRole('link', { name: 'rule' }).click();
  await expect(page.locator('h2#rescheduling')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('section links and disclosures work without JavaScript', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto(TRIP);
    await links(page).getByRole('link', { name: 'Price' }).click();
    await expect(page.locator('#price')).toBeInViewport();
    expect(await top(page, '#price')).toBeGreaterThanOrEqual(await bottomOfLinks(page));
    await page.getByText('If your plans change').click();
    await expect(page.getByText(/^Cancellation: you lose/).first()).toBeVisible();
  });
});
