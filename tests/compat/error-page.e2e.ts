import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, test } from '../support/site.ts';
import { translate } from '../support/translate.ts';

test.use({ pages: FIXTURE_SITE, expectedNoise: /./ });

test('an unexpected error shows its message and a link home', async ({ page }) => {
  await page.route('**/faqs', async (route) => {
    const response = await route.fetch();
    // Without its questions the page cannot render.
    await route.fulfill({ response, body: (await response.text()).replaceAll('"questions"', '"nothing"') });
  });
  await page.goto('/faqs');
  await page.mouse.move(5, 5);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main').getByRole('paragraph').first()).not.toBeEmpty();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A headline that runs over two lines');
});

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

test('clicking a link offline keeps the current page, and the new page opens once the network is back', async ({ page }) => {
  const code = /\/assets\/faqs-[^/]+\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/how-it-works');
  await hydrated(page);
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Our Trips Work');
  await page.unroute(code);
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Questions/);
});
