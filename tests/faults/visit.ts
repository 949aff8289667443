import type { AddressInfo } from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';
import { content } from '#app/content/content.server.ts';
import { sitePages } from '#app/content/site-pages.server.ts';
import { REDIRECTS } from '#app/domain/redirects.ts';
import { siteServer } from '../../hosting/server/server.ts';

/** The first upcoming trip and the first that has been. */
const TRIPS = (['upcoming', 'past'] as const).flatMap((kind) => sitePages().find(({ subject }) => subject.kind === kind) ?? []);

/** One of each kind of page: its address and its heading. */
export const SAMPLE_PAGES: readonly (readonly [address: string, heading: string | RegExp])[] = [
  ['/', content().home.hero.headline],
  ['/all-trips', /./],
  ['/all-upcoming-trips', content().pages['all-upcoming-trips'].title],
  ['/all-past-trips', content().pages['all-past-trips'].title],
  ...TRIPS.map(({ path, name }) => [path, name] as const),
  ...REDIRECTS.map(({ from, to }) => [from, sitePages().find(({ path }) => path === to)?.name ?? /./] as const),
  ['/how-it-works', /./],
  ['/contact', /./],
  ['/faqs', /./],
  ['/cancellation-policy', /./],
  ['/trips/upcoming/atlantis', 'Trip Not Found'],
  ['/kerala/backwaters', 'Oops! Page not found'],
];

/** The built site on a free port, one server a worker. Unlike in the journeys, noise is allowed: things are broken here. */
export const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture uses
    async ({}, use) => {
      const server = siteServer('build/client');
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
});

export { expect };

/** Other hosts are never asked: the map's frame gets an empty page. */
export async function stayHere(page: Page): Promise<void> {
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }));
}

/** The page can be read: its heading, and at least a paragraph of words that are drawn. */
export async function expectReadable(page: Page, heading: string | RegExp): Promise<void> {
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toHaveCount(1);
  await expect(h1).toBeVisible();
  await expect(h1).toHaveText(heading);
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(40);
}

/** A press on a link in the footer reaches its page, with at most two loads of a document. */
export async function expectLinkWorks(page: Page): Promise<void> {
  const name = page.url().endsWith('/faqs') ? 'Privacy Policy' : 'FAQs';
  const target = name === 'FAQs' ? '/faqs' : '/privacy-policy';
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
  await expectReadable(page, name === 'FAQs' ? /Questions/ : /Privacy/);
  // A second reload, or a loop, would show by now.
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(target);
  expect(loads).toBeLessThanOrEqual(2);
  page.off('request', count);
}

/** Makes the scripts start, as a hand on the mouse does, and lets them fail or succeed. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForTimeout(400);
}
