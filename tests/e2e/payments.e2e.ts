import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { IS_FULL } from '../../tools/pages.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, ownLetters, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

/** It leaves on April 9 2027 and costs ₹36,000. */
const TRIP = '/trips/upcoming/one-price';

const payments = (page: Page) => page.locator('#payments');

async function openOn(page: Page, day: string, path = TRIP): Promise<void> {
  await page.clock.setFixedTime(`${day}T10:00:00`);
  await page.goto(path);
  await hydrated(page);
}

const DAYS = [
  ['2027-03-09', '₹18,000 when you book, and ₹18,000 by Mar 10 2027, 30 days before departure', '₹1,500 is deducted'],
  ['2027-03-10', '₹36,000 in full when you book', '₹1,500 is deducted'],
  [
    '2027-03-11',
    '₹36,000 in full when you book',
    'If you have paid in full, 50% is deducted: ₹18,000; the rest becomes a credit note: ₹18,000',
  ],
  [
    '2027-03-25',
    '₹36,000 in full when you book',
    'If you have paid in full, 50% is deducted: ₹18,000; the rest becomes a credit note: ₹18,000',
  ],
  ['2027-03-26', '₹36,000 in full when you book', 'Everything is deducted'],
  ['2027-04-09', '₹36,000 in full when you book', 'Everything is deducted'],
] as const;

for (const [day, paid, cancelled] of IS_FULL ? DAYS : DAYS.slice(2, 4)) {
  test(`on ${day} the two rows of that day are marked, and say what is paid and lost`, async ({ page }) => {
    await openOn(page, day);
    const marked = payments(page).locator('[aria-current="date"]');
    await expect(marked).toHaveCount(2);
    await expect(marked.first()).toContainText(paid);
    await expect(marked.last()).toContainText(cancelled);
    await expect(payments(page).getByText('Today', { exact: true })).toHaveCount(2);
  });
}

test('once a departure has left its days are told by their distance, and none is marked', async ({ page }) => {
  await openOn(page, '2027-04-10');
  await expect(payments(page).getByText('29 to 15 days before')).toBeVisible();
  await expect(payments(page)).not.toContainText('2027-');
  await expect(payments(page).locator('[aria-current]')).toHaveCount(0);
  await expect(payments(page).getByText('Until', { exact: false })).toHaveCount(0);
});

test('of several departures the next one stands open, and the others open by a press', async ({ page }) => {
  await openOn(page, '2027-02-20', '/trips/upcoming/two-departures');
  const [left, next] = [payments(page).locator('details').first(), payments(page).locator('details').last()];
  await expect(next).toHaveAttribute('open');
  await expect(left).not.toHaveAttribute('open');
  await left.locator('summary').press('Enter');
  await expect(left).toHaveAttribute('open');
});

test('the side panel leads to it', async ({ page }) => {
  await openOn(page, '2027-01-05');
  await page.getByRole('complementary').getByRole('link', { name: 'What you pay, and when' }).click();
  await expect(payments(page).getByRole('heading', { level: 2 })).toBeInViewport();
});

for (const width of IS_FULL ? [320, 1280] : []) {
  test(`at ${width} px it is accessible, and the marks move nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.setFixedTime('2027-03-12T10:00:00');
    await page.goto(TRIP);
    await ownLetters(page);
    const built = (await payments(page).boundingBox())?.height;
    await hydrated(page);
    await expect(payments(page).locator('[aria-current="date"]')).toHaveCount(2);
    expect((await payments(page).boundingBox())?.height).toBe(built);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const { violations } = await new AxeBuilder({ page }).include('#payments').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all of it is there, by the day of the build', async ({ page }) => {
    await page.goto(TRIP);
    await expect(payments(page).getByText('Until Mar 9 2027')).toBeVisible();
    await expect(payments(page).getByText('Today', { exact: true })).toHaveCount(0);
    await page.goto('/trips/upcoming/departed');
    await expect(payments(page).getByText('31 or more days before')).toBeVisible();
    await expect(page.getByText('This departure left on Oct 3 2025.')).toBeVisible();
  });
});
