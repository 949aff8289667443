import { WALK } from '../../tools/pages.ts';
import { expect, hydrated, test } from '../support/site.ts';

for (const address of WALK) {
  test(`${address} opens and hydrates without a sound in the console`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('a clock two years on and the far side of the date line change nothing that breaks', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, timezoneId: 'Pacific/Kiritimati' });
  const page = await context.newPage();
  const noise: string[] = [];
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  await page.clock.setFixedTime('2028-03-01T10:00:00Z');
  for (const address of ['/', '/all-upcoming-trips', '/trips/upcoming/pondicherry']) {
    await page.goto(address);
    await hydrated(page);
  }
  await expect(page.getByText('This departure left on', { exact: false }).first()).toBeVisible();
  expect(noise).toEqual([]);
  await context.close();
});

test('before a departure leaves its open slots are told as open', async ({ page }) => {
  await page.clock.setFixedTime('2025-07-01T10:00:00Z');
  await page.goto('/trips/upcoming/meghalaya-trip');
  await hydrated(page);
  await expect(page.getByText('12 of 20 slots open')).toBeVisible();
  await page.clock.setFixedTime('2026-01-01T10:00:00Z');
  await page.reload();
  await expect(page.getByText('12 of 20 slots were open.')).toBeVisible();
});

test('the questions open one at a time', async ({ page }) => {
  await page.goto('/faqs');
  const questions = page.locator('.question-list details');
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open');
  await questions.nth(3).locator('summary').click();
  await expect(questions.nth(3)).toHaveAttribute('open');
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('the gallery moves by its buttons and tells where it is', async ({ page }) => {
  await page.goto('/trips/past/pondicherry-heritage');
  await hydrated(page);
  const gallery = page.getByRole('region', { name: 'Photo gallery' });
  await expect(gallery.getByText('1 of 10')).toBeVisible();
  await gallery.getByRole('button', { name: 'Next photo' }).click();
  await expect(gallery.getByText('2 of 10')).toBeVisible();
  await gallery.getByRole('link', { name: 'Photo 10' }).click();
  await expect(gallery.getByText('10 of 10')).toBeVisible();
  await expect(gallery.getByRole('button', { name: 'Next photo' })).toHaveAttribute('aria-disabled', 'true');
});

test('golden-triangle leads to Pondicherry, and Back returns to where the visitor came from', async ({ page, request }) => {
  const answer = await request.get('/trips/upcoming/golden-triangle', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/trips/upcoming/pondicherry']);
  await page.goto('/faqs');
  await hydrated(page);
  // Nothing on the site links to the old address; the router is asked as a link in an old bookmark page would.
  await page.evaluate(() =>
    (window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } }).__reactRouterDataRouter.navigate(
      '/trips/upcoming/golden-triangle',
    ),
  );
  await expect(page).toHaveURL('/trips/upcoming/pondicherry');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pondicherry');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/faqs');
});
