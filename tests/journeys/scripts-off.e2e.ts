import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE, javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('without JavaScript, pages open, and links, the menu and the FAQs work', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A headline that runs over two lines');
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Past Trips' }).click();
  await expect(page).toHaveURL('/all-past-trips');
  await expect(page.getByRole('article')).toHaveCount(3);
  await page
    .getByRole('article', { name: /Many Photographs/ })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/trips/past/many-photographs');
  await expect(page.getByRole('heading', { name: 'Trip Highlights' })).toBeVisible();

  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'Request a Call Back' })).toHaveAttribute('href', /^mailto:/);
  await page.goto('/trips/upcoming/one-price');
  await expect(page.getByRole('link', { name: 'Request a Call' }).first()).toHaveAttribute(
    'href',
    /subject=Call%20Request%3A%20One%20Price/,
  );

  await page.goto('/faqs');
  const question = page.locator('.question-list details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
});

test('without JavaScript, Subscribe opens an email for a valid address only', async ({ page }) => {
  const opened: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.frameRequestedNavigation', ({ url }) => opened.push(url));
  await page.goto('/faqs');
  const box = page.getByRole('textbox', { name: 'Your email' });
  await box.fill('lakshmi');
  await box.press('Enter', { noWaitAfter: true });
  await box.fill('lakshmi+trips@example.com');
  await box.press('Enter', { noWaitAfter: true });
  await expect
    .poll(() => opened.filter((url) => url.startsWith('mailto:')))
    .toEqual(['mailto:support@fixture.example?subject=Newsletter&body=lakshmi%2Btrips%40example.com']);
});
