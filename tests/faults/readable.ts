import { expect, type Page } from '@playwright/test';
import { headingOf } from './visited-pages.ts';

/** The page can be read: its heading, and at least a paragraph of words that are drawn. */
export async function expectReadable(page: Page, heading: string): Promise<void> {
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toHaveCount(1);
  await expect(h1).toBeVisible();
  await expect(h1).toHaveText(heading);
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(40);
}

/** A press on a link in the footer reaches its page, the FAQs or from there the privacy policy, with at most two loads of a document. */
export async function expectFooterLinkWorks(page: Page): Promise<void> {
  const [name, target] = page.url().endsWith('/faqs') ? ['Privacy Policy', '/privacy-policy'] : ['FAQs', '/faqs'];
  let loads = 0;
  const count = (request: { isNavigationRequest: () => boolean; frame: () => unknown }) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  };
  page.on('request', count);
  const link = page.getByRole('contentinfo').getByRole('link', { name });
  await link.scrollIntoViewIfNeeded();
  // The map is another process's frame: right after a scroll the browser may still send it a press meant for what is there now.
  await page.waitForTimeout(150);
  await link.click();
  await expect(page).toHaveURL(target);
  await expectReadable(page, headingOf(target));
  // A second reload, or a loop, would show by now.
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(target);
  expect(loads).toBeLessThanOrEqual(2);
  page.off('request', count);
}
