import type { Page } from '@playwright/test';
import { watchMails } from '../support/mail-launches.ts';
import { expect, hydrated, test } from '../support/site.ts';

/** Removes platform APIs that at least one of Safari 15.4, Chrome 109 and Firefox 115 lacks. */
function removeNewApis(): void {
  const lacking: [object, string[]][] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Intl, ['Segmenter']],
    [HTMLDetailsElement.prototype, ['name']],
    [HTMLFormElement.prototype, ['requestSubmit']],
    [Element.prototype, ['checkVisibility']],
    [Document.prototype, ['startViewTransition']],
    [window, ['navigation', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'Iterator']],
  ];
  for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name);
  const supports = DOMTokenList.prototype.supports;
  DOMTokenList.prototype.supports = function supportsNoPreload(token) {
    return token !== 'modulepreload' && supports.call(this, token);
  };
}

/** Removes from the server's HTML and CSS features that some of the oldest supported browsers lack, such as AVIF and :has(). */
async function removeNewMarkup(page: Page): Promise<void> {
  const rewrite = (pattern: RegExp, transform: (text: string) => string) =>
    page.route(
      (url) => pattern.test(url.pathname),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: transform(await response.text()) });
      },
    );
  // Change only attributes, because removing elements would break hydration.
  await rewrite(/^\/(?!.*\.)/, (html) => html.replaceAll(' name="faq"', '').replaceAll('"image/avif"', '"image/no-avif"'));
  await rewrite(/\.css$/, (css) => css.replaceAll('subgrid', 'no-subgrid').replaceAll(':has(', ':no-has('));
}

test.use({ viewport: { width: 390, height: 844 } });

test.describe('the oldest supported browsers, such as Safari 15.4, Chrome 109 and Firefox 115', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(removeNewApis);
    await removeNewMarkup(page);
  });

  test('links open other pages, images load, and the menu opens and closes', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Explore Trips' }).click();
    await expect(page).toHaveURL('/#upcoming-trips');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('banner').locator('summary').click();
    await menu.getByRole('link', { name: 'Upcoming Trips' }).click();
    await expect(page).toHaveURL('/all-upcoming-trips');
    await expect(menu).toBeHidden();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'About this trip', exact: true })).toBeVisible();
    expect(await page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length)).toBe(0);
  });

  test('on the FAQs page only one question is open at a time', async ({ page }) => {
    await page.goto('/faqs');
    await hydrated(page);
    const answers = page.locator('.question-list details');
    await answers.nth(0).locator('summary').click();
    await answers.nth(1).locator('summary').click();
    await expect(answers.nth(1)).toHaveAttribute('open');
    await expect(answers.nth(0)).not.toHaveAttribute('open');
  });

  test('a visitor can send a call request and subscribe to the newsletter', async ({ page }) => {
    const launched = await watchMails(page);
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('button', { name: 'Request a Call Back' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request a Call' });
    await dialog.getByLabel('Name').fill('Lakshmi Raman');
    await dialog.getByLabel('Email').fill('lakshmi@example.com');
    await dialog.getByLabel('Phone').fill('98400 12345');
    await dialog.getByLabel('Message').fill('கூப்பிடுங்கள் 👩‍👧 '.repeat(60));
    // The page behind the dialog does not scroll.
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 2000);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await dialog.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByText('Your call request has been submitted!')).toBeVisible();
    await page.getByRole('complementary', { name: 'Did your email app open?' }).getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('textbox', { name: 'Your email' }).fill('lakshmi@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.poll(async () => (await launched()).length).toBe(2);
  });
});

test.describe('without HTMLDialogElement', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'HTMLDialogElement'));
    await page.addInitScript(removeNewApis);
    await removeNewMarkup(page);
  });

  test('unsupported browsers load no scripts and keep the prerendered HTML with working links and disclosures', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/');
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('link', { name: 'Request a Call Back' })).toHaveAttribute('href', /^mailto:/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await page.locator('.question-list details summary').first().click();
    await expect(page.locator('.question-list details p').first()).toBeVisible();
    expect(scripts).toEqual([]);
  });
});
