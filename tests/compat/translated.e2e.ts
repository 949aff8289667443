import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, test } from '../support/site.ts';
import { translate } from '../support/translate.ts';

test.use({ pages: FIXTURE_SITE, expectedNoise: /./ });

test('a page translated before hydration still hydrates and navigates', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      // Chrome's translator wraps each piece of text in <font> elements.
      for (const element of document.querySelectorAll('h2, main p, footer a')) {
        const font = document.createElement('font');
        font.textContent = 'மொழிபெயர்ப்பு';
        element.replaceChildren(font);
      }
    }),
  );
  await page.goto('/faqs');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link').first().waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Upcoming Trips' }).click();
  await expect(page).toHaveURL('/all-upcoming-trips');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Trips');
});

test('on a page translated after hydration, lists and prices change with what the visitor chooses', async ({ page }) => {
  await page.addInitScript(translate);
  await page.goto('/all-upcoming-trips');
  const heading = page.locator('#list-heading');
  await heading.locator('font').waitFor();
  await page.getByRole('link', { name: /^All-ladies/ }).click();
  await expect(heading).toHaveText('2 trips');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto('/trips/upcoming/one-price');
  const families = page.locator('.family-choice');
  await families.locator('font').first().waitFor();
  const option = families.locator('label').nth(1);
  await option.click();
  const total = await option.locator('.family-total').textContent();
  await expect(page.locator('.hero-facts')).toContainText(total!);
  await expect(page.locator('.trip-bar')).toContainText(total!);
});

test('on a translated page copying the link says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.addInitScript(translate);
  await page.goto('/trips/past/one-photograph');
  const panel = page.getByRole('complementary', { name: 'Trip facts' });
  await panel.locator('font').first().waitFor();
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.getByRole('status')).toHaveText('Link copied');
});

for (const width of [320, 390, 1000]) {
  test(`at ${width} px the header and the bar of a translated trip stay in the window, although words are twice as long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(translate);
    await page.goto('/trips/upcoming/one-price');
    const controls = page.locator('header :is(a, summary), .trip-bar :is(a, button)').filter({ visible: true });
    await controls.locator('font').first().waitFor();
    await controls.locator('font').evaluateAll((all) => {
      for (const words of all) words.textContent += ` ${words.textContent}`;
    });
    for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
