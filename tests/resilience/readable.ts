import { expect, type Page } from '@playwright/test';
import { content } from '#app/content/content.server.ts';
import { sitePages } from '#app/content/site-pages.server.ts';

/** An address that is answered with 404. */
export const MISSING_TRIP = '/trips/upcoming/atlantis';

/** What the h1 of a page says; the home page greets with a headline of its own. */
function headingOf(path: string): string {
  if (path === MISSING_TRIP) return 'Trip Not Found';
  const page = sitePages().find((page) => page.path === path);
  if (!page) throw new Error(`${path} is no page of the site`);
  return page.subject.kind === 'home' ? content().home.hero.headline : page.name;
}

/** The page at a path can be read: its own heading, and at least a paragraph of words that are drawn. */
export async function expectReadable(page: Page, path: string): Promise<void> {
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toHaveCount(1);
  await expect(h1).toBeVisible();
  await expect(h1).toHaveText(headingOf(path));
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
  await expectReadable(page, target);
  // A second reload, or a loop, would show by now.
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(target);
  expect(loads).toBeLessThanOrEqual(2);
  page.off('request', count);
}
