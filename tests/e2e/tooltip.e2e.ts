import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

test('a tooltip opens after 700 ms of rest, the next one at once within 300 ms, and Escape closes it', async ({ page }) => {
  await page.clock.install({ time: '2026-01-10T10:00:00' });
  await page.goto('/trips/past/many-photographs');
  await hydrated(page);
  // From here on time moves only when the test says so.
  await page.clock.pauseAt('2026-01-10T11:00:00');
  const next = page.getByRole('button', { name: 'Next photo' });
  const bubble = page.locator('.tooltip');
  await next.click();
  await page.mouse.move(0, 0);
  await next.hover();
  await page.clock.runFor(650);
  await expect(bubble).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(bubble).toHaveText('Next photo');
  await page.getByRole('button', { name: 'Previous photo' }).hover();
  await page.clock.runFor(50);
  await expect(bubble).toHaveText('Previous photo');
  await page.mouse.move(0, 0);
  await expect(bubble).toHaveCount(0);
  await page.clock.runFor(1000);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Next photo' }).focus();
  await page.clock.runFor(750);
  await expect(bubble).toHaveText('Next photo');
  await page.keyboard.press('Escape');
  await expect(bubble).toHaveCount(0);
});
