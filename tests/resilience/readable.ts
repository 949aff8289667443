import { expect, type Page } from '@playwright/test';

/** The page can be read: one heading, and at least a paragraph of words that are drawn. */
export async function expectReadable(page: Page): Promise<void> {
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toHaveCount(1);
  await expect(h1).toBeVisible();
  // After a click what is below the heading is drawn a moment later.
  await expect.poll(async () => (await page.getByRole('main').innerText()).length).toBeGreaterThan(40);
}

/** The link in the footer that is pressed, and where it leads: to the FAQs, or from there to the privacy policy. */
export function footerLink(address: string): { name: string; target: string } {
  return address.endsWith('/faqs') ? { name: 'Privacy Policy', target: '/privacy-policy' } : { name: 'FAQs', target: '/faqs' };
}

/** A press on a link in the footer reaches its page, with at most two loads of a document. */
export async function expectFooterLinkWorks(page: Page): Promise<void> {
  const { name, target } = footerLink(page.url());
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  let loads = 0;
  const count = (request: { isNavigationRequest: () => boolean; frame: () => unknown }) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  };
  page.on('request', count);
  const link = page.getByRole('contentinfo').getByRole('link', { name });
  await link.scrollIntoViewIfNeeded();
  // The map is another process's frame: until the scrolled page is on the screen, the browser may send it a press meant for what
  // is there now. A picture is taken of what is on the screen.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  await link.click();
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
  await expectReadable(page);
  // A second reload, or a loop, would show by now.
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(target);
  expect(loads).toBeLessThanOrEqual(2);
  page.off('request', count);
}
