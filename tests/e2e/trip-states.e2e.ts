import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

test('a clock two years ahead and a distant time zone cause no errors', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, timezoneId: 'Pacific/Kiritimati' });
  const page = await context.newPage();
  const noise: string[] = [];
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  await page.clock.setFixedTime('2028-03-01T10:00:00Z');
  for (const address of ['/', '/all-upcoming-trips', '/trips/upcoming/two-departures']) {
    await page.goto(address);
    await hydrated(page);
  }
  await expect(page.getByText('Has left.', { exact: false }).first()).toBeVisible();
  expect(noise).toEqual([]);
  await context.close();
});

test('a departure shows its open slots, in the past tense once it has departed', async ({ page }) => {
  await page.clock.setFixedTime('2027-01-01T10:00:00Z');
  await page.goto('/trips/upcoming/one-price');
  await hydrated(page);
  await expect(page.getByText('15 of 20 slots open')).toBeVisible();
  await page.clock.setFixedTime('2027-06-01T10:00:00Z');
  await page.reload();
  await expect(page.getByText('Has left. 15 of 20 slots were open')).toBeVisible();
});

test('before and after its start, a departure shows the school days a child would miss, except on all-ladies trips', async ({ page }) => {
  const rows = page.getByRole('complementary', { name: 'Trip facts' }).getByRole('listitem');
  for (const now of ['2027-01-01T10:00:00Z', '2028-01-01T10:00:00Z']) {
    await page.clock.setFixedTime(now);
    await page.goto('/trips/upcoming/two-departures');
    await hydrated(page);
    await expect(rows.nth(0)).toContainText('No school day missed: the mango feast is a holiday');
    await expect(rows.nth(1)).toContainText('1 school day missed: Friday');
  }
  await page.goto('/trips/upcoming/ladies');
  await hydrated(page);
  await expect(rows.first()).toBeVisible();
  await expect(page.getByText('school day')).toHaveCount(0);
});

test('on the FAQs page only one question is open at a time', async ({ page }) => {
  await page.goto('/faqs');
  const questions = page.locator('.question-list details');
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open');
  await questions.nth(3).locator('summary').click();
  await expect(questions.nth(3)).toHaveAttribute('open');
  await expect(page.locator('details[open]')).toHaveCount(1);
});
