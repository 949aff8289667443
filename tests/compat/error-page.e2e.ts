import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, test } from '../support/site.ts';

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
