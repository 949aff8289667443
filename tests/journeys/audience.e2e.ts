import { IS_FULL } from '../../scripts/support/pages.ts';
import { expectAccessible } from '../support/axe-findings.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, webFontsLoaded, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

const LIST = '/all-upcoming-trips';

test('the audience filter narrows the list and survives Back and a reload', async ({ page }) => {
  await page.goto(LIST);
  await hydrated(page);
  const filter = page.getByRole('navigation', { name: 'Whom the trips are for' });
  await expect(filter.getByRole('link')).toHaveText(['All 9', 'Mom & kids 7', 'All-ladies 2']);
  await expect(filter.getByRole('link', { name: 'All 9' })).toHaveAttribute('aria-current', 'true');
  const ladies = filter.getByRole('link', { name: 'All-ladies 2' });
  await ladies.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?who=ladies`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').getByText('All-ladies trip')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: '2 trips' })).toBeVisible();
  await expect(ladies).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  await filter.getByRole('link', { name: 'Mom & kids 7' }).click();
  await expect(page.getByRole('article')).toHaveCount(7);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(2);
  await filter.getByRole('link', { name: 'All 9' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('article')).toHaveCount(9);
});

test('the number of trips that match the audience filter is announced in a live region', async ({ page }) => {
  await page.goto(LIST);
  await hydrated(page);
  // Screen readers announce changes only in a live region that already exists.
  const status = page.locator('[aria-live=polite]', { hasText: '9 trips' });
  await expect(status).toHaveCount(1);
  const element = await status.elementHandle();
  await page.getByRole('link', { name: 'All-ladies 2' }).click();
  await expect.poll(() => element?.textContent()).toBe('2 trips');
});

test('changing the audience keeps the page size, and changing the page size keeps the audience', async ({ page }) => {
  await page.goto(`${LIST}?who=ladies&view=all`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Mom & kids 7' }).click();
  await expect(page).toHaveURL(`${LIST}?who=mom-and-kids&view=all`);
  await expect(page.getByRole('article')).toHaveCount(7);
  await page.getByRole('link', { name: '15 per page' }).click();
  await expect(page).toHaveURL(`${LIST}?who=mom-and-kids`);
  await page.goto(`${LIST}?who=ladies&page=9`);
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto(`${LIST}?who=zebra`);
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(9);
});

test('the list of past trips has no audience filter', async ({ page }) => {
  await page.goto('/all-past-trips?who=ladies');
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('navigation', { name: 'Whom the trips are for' })).toHaveCount(0);
});

for (const width of IS_FULL ? [320, 390, 1000, 1280] : []) {
  test(`at ${width} px the audience filter appears in its reserved space, without layout shift or overflow`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(LIST);
    await webFontsLoaded(page);
    const firstCard = page.getByRole('article').first();
    const before = await firstCard.boundingBox();
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'All-ladies 2' })).toBeVisible();
    expect((await firstCard.boundingBox())?.y).toBe(before?.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the audience filter is hidden without JavaScript', async ({ page }) => {
    await page.goto(LIST);
    await expect(page.getByRole('article')).toHaveCount(9);
    await expect(page.getByRole('link', { name: 'All-ladies 2' })).toBeHidden();
  });
});
