import type { Page } from '@playwright/test';
import { IS_FULL } from '../../scripts/support/pages.ts';
import { expectAccessible } from '../support/axe-findings.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, webFontsLoaded, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

/** A trip that departs on April 9 2027 and costs ₹36,000, plus ₹21,500 for each additional child. */
const TRIP = '/trips/upcoming/one-price';

const price = (page: Page) => page.getByRole('region', { name: 'Price' });
const bar = (page: Page) => page.locator('.trip-bar');
const facts = (page: Page) => page.getByRole('complementary', { name: 'Trip facts' });
/** A line of the price box: the price for the family, then what is due and when. */
const step = (page: Page, index: number) => price(page).locator('.payment-steps > div').nth(index);

async function openOn(page: Page, day: string, path = TRIP): Promise<void> {
  await page.clock.setFixedTime(`${day}T10:00:00`);
  await page.goto(path);
  await hydrated(page);
}

const DAYS = [
  ['2027-03-09', 'Deposit, when you book', '₹18,000', 'you lose ₹1,500'],
  ['2027-03-10', 'All of it, when you book', '₹36,000', 'you lose ₹1,500'],
  ['2027-03-11', 'All of it, when you book', '₹36,000', 'you lose ₹18,000'],
  ['2027-03-25', 'All of it, when you book', '₹36,000', 'you lose ₹18,000'],
  ['2027-03-26', 'All of it, when you book', '₹36,000', 'you lose everything'],
  ['2027-04-09', 'All of it, when you book', '₹36,000', 'you lose everything'],
] as const;

for (const [day, due, paid, lost] of IS_FULL ? DAYS : DAYS.slice(0, 3)) {
  test(`on ${day} a trip shows what to pay and marks the current row of its cancellation table`, async ({ page }) => {
    await openOn(page, day);
    await expect(step(page, 1)).toContainText(due);
    await expect(step(page, 1)).toContainText(paid);
    const marked = price(page).locator('[aria-current="date"]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText('Now');
    await expect(
      price(page)
        .getByRole('row')
        .filter({ has: page.locator('[aria-current="date"]') }),
    ).toContainText(lost);
  });
}

test('after departure, the cancellation table shows numbers of days instead of dates and marks no row', async ({ page }) => {
  await openOn(page, '2027-04-10');
  await expect(price(page).getByText('29 to 15 days before')).toBeVisible();
  await expect(price(page)).not.toContainText('2027');
  await expect(price(page).locator('[aria-current]')).toHaveCount(0);
});

test('the family chosen next to the dates sets every amount on the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOn(page, '2027-03-20');
  await expect(bar(page)).toContainText('₹36,000');
  await bar(page).getByRole('link').click();
  const family = facts(page).getByRole('group', { name: 'Who is coming?' });
  await expect(family).toBeFocused();
  await expect(family).toBeInViewport({ ratio: 1 });
  const two = family.getByRole('radio', { name: /Mother \+ 2 children/ });
  await two.check();
  await expect(bar(page)).toContainText('₹57,500');
  await expect(page.locator('.hero-facts')).toContainText(/₹57,500\s*Mother \+ 2 children/);
  await expect(step(page, 0)).toHaveText(/Mother \+ 2 children\s*₹57,500/);
  await price(page).getByText('If your plans change').click();
  await expect(price(page).getByRole('row', { name: /Now/ })).toContainText('you lose ₹28,750');
  await expect(facts(page)).toContainText('₹69,500 - ₹75,500');
  await openOn(page, '2027-02-01');
  await two.check();
  await expect(price(page)).toContainText('Balance by Mar 10 2027');
  await expect(step(page, 1)).toContainText('₹28,750');
  await expect(price(page)).toContainText('Cancel by Mar 10: a credit note for all but ₹1,500, no money back.');
});

test("the price at the top of a trip's page is that of the first age band, if it was chosen", async ({ page }) => {
  await openOn(page, '2027-01-01', '/trips/upcoming/age-bands');
  const top = page.locator('.hero-facts');
  await expect(top).toContainText('by age');
  for (const amount of ['₹33,000', '₹36,500', '₹33,000']) {
    await facts(page)
      .getByRole('radio')
      .nth(amount === '₹33,000' ? 0 : 1)
      .click();
    await expect(top).toContainText(new RegExp(`${amount}\\s*Mother`));
  }
});

test('each of several departures has its own balance and cancellation table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOn(page, '2027-01-05', '/trips/upcoming/two-departures');
  await expect(price(page).locator('.payment-steps > div').filter({ hasText: 'Balance for' })).toHaveCount(2);
  await price(page).getByText('If your plans change').click();
  await expect(price(page).getByRole('table')).toHaveCount(2);
});

for (const width of IS_FULL ? [320, 1280] : []) {
  test(`at ${width} px the price box is accessible and keeps its height during hydration`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.setFixedTime('2027-02-12T10:00:00');
    await page.goto(TRIP);
    await webFontsLoaded(page);
    const box = page.locator('.price-box');
    const built = (await box.boundingBox())?.height;
    await hydrated(page);
    expect((await box.boundingBox())?.height).toBe(built);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, '.price-box');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript a trip shows a price for each family size, as of the build day', async ({ page }) => {
    await page.goto(TRIP);
    for (const total of ['₹36,000', '₹57,500', '₹79,000']) await expect(facts(page).getByText(total).first()).toBeVisible();
    await expect(price(page).getByText('Balance by Mar 10 2027')).toBeVisible();
    await expect(price(page).getByText('Now', { exact: true })).toHaveCount(0);
    await page.goto('/trips/upcoming/departed');
    await expect(page.getByText('Has left.', { exact: false })).toBeVisible();
  });
});
