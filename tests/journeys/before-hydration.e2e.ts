import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { readMail, watchMails } from '../support/mail-launches.ts';
import { expect, holdScripts, hydrated, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

for (const isSent of [false, true]) {
  const what = isSent ? 'Subscribe, pressed before hydration, opens an email with' : 'hydration keeps';
  test(`${what} the address that was typed before it`, async ({ page }) => {
    const launched = await watchMails(page);
    const letThrough = await holdScripts(page);
    await page.goto('/faqs', { waitUntil: 'domcontentloaded' });
    const box = page.getByRole('textbox', { name: 'Your email' });
    await box.fill('lakshmi@example.com');
    if (isSent) await page.getByRole('button', { name: 'Subscribe' }).click();
    letThrough();
    await hydrated(page);
    if (!isSent) await expect(box).toHaveValue('lakshmi@example.com');
    if (!isSent) await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Your newsletter email is ready.')).toBeVisible();
    expect((await launched()).map((url) => readMail(url).body)).toEqual([expect.stringContaining('lakshmi@example.com')]);
  });
}

test('a family chosen before hydration is the one that the page speaks of after it', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/trips/upcoming/one-price', { waitUntil: 'domcontentloaded' });
  const option = page.locator('.family-choice label').nth(1);
  await option.click();
  letThrough();
  await hydrated(page);
  await expect(option.getByRole('radio')).toBeChecked();
  const total = (await option.locator('.family-total').textContent())!;
  for (const place of ['.hero-facts', '.trip-bar']) await expect(page.locator(place)).toContainText(total);
  await page.reload();
  await hydrated(page);
  await expect(option.getByRole('radio')).toBeChecked();
});

test('a menu opened before hydration stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letThrough = await holdScripts(page);
  await page.goto('/faqs', { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').locator('summary').click();
  letThrough();
  await hydrated(page);
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Past Trips' })).toBeVisible();
});

test('a gallery scrolled before hydration says which photo it shows', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/trips/past/many-photographs', { waitUntil: 'domcontentloaded' });
  const gallery = page.getByRole('region', { name: 'Photo gallery' });
  await gallery
    .getByRole('list')
    .first()
    .evaluate((row) => row.scrollTo({ left: 2 * row.clientWidth, behavior: 'instant' }));
  letThrough();
  await hydrated(page);
  await expect(gallery.getByText('3 of ')).toBeVisible();
  await expect(gallery.getByText('One line under photograph 3.')).toBeVisible();
});
