import { loadContent } from '#app/content/content.server.ts';
import { byNextDeparture, startDates } from '#app/domain/departures.ts';
import { FIXTURE_CONTENT } from '../support/content-copy.ts';
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

test('after the day by which we confirm, the trip takes place, and what changes cost starts with today', async ({ page }) => {
  const firstPeriod = page.locator('.plans-table th').first();
  await page.clock.setFixedTime('2027-01-01T10:00:00Z');
  await page.goto('/trips/upcoming/one-price');
  await hydrated(page);
  await expect(page.getByText(/takes place if \d+ families book/)).toBeVisible();
  const atFirst = (await firstPeriod.textContent())!;
  await page.clock.setFixedTime('2027-03-25T10:00:00Z');
  await page.reload();
  await expect(page.getByText('takes place, however few book')).toBeVisible();
  await expect(firstPeriod).toHaveAttribute('aria-current', 'date');
  await expect(firstPeriod).not.toHaveText(atFirst);
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

test('after the first of two departures has left, only the second is offered, and the first is marked wherever it is written', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-02-10T10:00:00');
  await page.goto('/all-upcoming-trips');
  await hydrated(page);
  const card = page.getByRole('article', { name: 'Two Departures', exact: true });
  await expect(card).toContainText(/Mar 5-7 2027.*1 school day missed.*Feb 5-7 2027 \(has left\)/);
  await expect(card).not.toContainText(/no school day missed/i);
  await card.getByRole('link').click();
  // Reached by a link, and then opened afresh.
  for (const isFresh of [false, true]) {
    if (isFresh) await page.reload();
    await hydrated(page);
    await expect(page).toHaveTitle(/^Two Departures, Mar 5-7 2027 \|/);
    await expect(page.locator('.hero-facts')).toContainText(/Mar 5-7 2027.*Feb 5-7 2027 \(has left\)/);
    const rows = page.getByRole('complementary', { name: 'Trip facts' }).getByRole('listitem');
    await expect(rows.first()).toContainText('Mar 5-7 2027');
    await expect(rows.nth(1)).toContainText('Has left.');
    await expect(page.locator('.payment-steps, .plans-table').filter({ hasText: 'Feb 5-7 2027' })).toHaveCount(0);
    const share = await page.locator('a[href*="wa.me"]').first().getAttribute('href');
    expect(decodeURIComponent(share ?? '')).toContain('Two Departures\nMar 5-7 2027\n');
  }
  await page.getByRole('button', { name: 'Request a Call' }).first().click();
  await expect(page.getByText('I would like to talk about Two Departures (Mar 5-7 2027).')).toBeVisible();
});

test('when all departures have left, the title and the message say so', async ({ page }) => {
  await page.clock.setFixedTime('2028-02-10T10:00:00');
  await page.goto('/trips/upcoming/one-price');
  await hydrated(page);
  await expect(page).toHaveTitle(/^One Price, Apr 9-11 2027 \(has left\) \|/);
  await expect(page.locator('.hero-facts')).toContainText('Apr 9-11 2027 (has left)');
});

test('home shows the four trips that leave next by the clock of a visitor who comes a month after the build', async ({ page }) => {
  const { upcoming } = loadContent(FIXTURE_CONTENT).lists;
  for (const day of ['2026-01-10', '2026-02-09']) {
    await page.clock.setFixedTime(`${day}T10:00:00`);
    await page.goto('/');
    await hydrated(page);
    const next = byNextDeparture(upcoming, startDates, day).slice(0, 4);
    await expect(page.locator('.card-row h3')).toHaveText(next.map(({ title }) => title));
  }
});

test("'Communication & Planning' comes before 'Booking & Planning Information'", async ({ page }) => {
  await page.goto('/trips/upcoming/one-price');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const first = headings.indexOf('Communication & Planning');
  expect(first).toBeGreaterThan(-1);
  expect(headings.indexOf('Booking & Planning Information')).toBeGreaterThan(first);
});

test("the dates on a departure's own page lead nowhere", async ({ page }) => {
  await page.goto('/trips/upcoming/two-departures-in-february');
  const panel = page.getByRole('complementary', { name: 'Trip facts' });
  await expect(panel.getByRole('link', { name: /^All departures of/ })).toBeVisible();
  await expect(panel.locator('a[href="/trips/upcoming/two-departures-in-february"]')).toHaveCount(0);
});

test('what is selected on a page is copied as it stands there, without the words for screen readers', async ({ page }) => {
  await page.goto('/trips/upcoming/one-price');
  const dates = page.locator('.hero-facts dd').first();
  const copied = await dates.evaluate((element) => {
    getSelection()!.selectAllChildren(element);
    return String(getSelection());
  });
  expect(copied.trim()).toBe(await dates.locator('[aria-hidden]').first().textContent());
});
