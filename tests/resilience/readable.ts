import { expect, type Page } from '@playwright/test';
import { content } from '#app/content/content.server.ts';
import { sitePages } from '#app/content/site-pages.server.ts';

/** A path that gets a 404. */
export const MISSING_TRIP = '/trips/upcoming/atlantis';

/** The expected text of a page's h1, which on the home page is the headline. */
function headingOf(path: string): string {
  if (path === MISSING_TRIP) return 'Trip Not Found';
  const page = sitePages().find((page) => page.path === path);
  if (!page) throw new Error(`${path} is not a page of the site`);
  return page.subject.kind === 'home' ? content().home.hero.headline : page.name;
}

/** Expects the page to show the heading for its path, and more than 40 characters of text. */
export async function expectReadable(page: Page, path: string): Promise<void> {
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toHaveCount(1);
  await expect(h1).toBeVisible();
  await expect(h1).toHaveText(headingOf(path));
  // After a click, the content renders a moment later than the heading.
  await expect.poll(async () => (await page.getByRole('main').innerText()).length).toBeGreaterThan(40);
}

/** The footer link to click, with its target: the FAQs, or on the FAQs page the privacy policy. */
export function footerLink(address: string): { name: string; target: string } {
  return address.endsWith('/faqs') ? { name: 'Privacy Policy', target: '/privacy-policy' } : { name: 'FAQs', target: '/faqs' };
}

/** Expects a click on a footer link to open its page, with at most two document loads. */
export async function expectFooterLinkWorks(page: Page): Promise<void> {
  const { name, target } = footerLink(page.url());
  let loads = 0;
  const count = (request: { isNavigationRequest: () => boolean; frame: () => unknown }) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  };
  page.on('request', count);
  const link = page.getByRole('contentinfo').getByRole('link', { name });
  await link.scrollIntoViewIfNeeded();
  // Until the scrolled page is painted, the browser may still send the click to the map, a cross-process iframe.
  // A screenshot waits for the paint.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  await link.click();
  await expect(page).toHaveURL(target);
  await expectReadable(page, target);
  // A second reload, or a reload loop, would have started by now.
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(target);
  expect(loads).toBeLessThanOrEqual(2);
  page.off('request', count);
}
