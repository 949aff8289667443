import { expect, hydrated, test } from '../support/site.ts';

test.use({ expectedNoise: /./ });

test("an unforeseen error shows 'Unexpected Application Error!', the message, and a way home", async ({ page }) => {
  await page.route('**/faqs.data*', (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'out of order' }));
  await page.goto('/how-it-works');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main').getByRole('paragraph').first()).not.toBeEmpty();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unforgettable adventures for moms and kids');
});
