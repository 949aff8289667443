import { type AddressInfo } from 'node:net';
import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';
import { siteServer } from '../../build-tools/hosting/server.ts';
import { isHydrated } from '../../scripts/support/hydration.ts';

/** Built pages on a free port of this machine, one server a worker. */
export async function withServer(folder: string, use: (url: string) => Promise<void>): Promise<void> {
  const server = siteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await use(`http://127.0.0.1:${port}`);
  server.closeAllConnections();
  server.close();
}

/**
 * Journeys run against the built pages at `site`: the real ones, or with test.use({ pages: FIXTURE_SITE }) those of a small
 * catalogue whose trips are known. Any console error or warning, failed request of ours, or uncaught
 * error fails the test, unless `expectedNoise` describes it. Nothing leaves the machine: other hosts are refused.
 */
export const test = base.extend<{ expectedNoise: RegExp | undefined; quiet: void }, { pages: string; site: string }>({
  pages: ['build/client', { scope: 'worker', option: true }],
  site: [({ pages }, use) => withServer(pages, use), { scope: 'worker' }],
  baseURL: ({ site }, use) => use(site),
  expectedNoise: async ({}, use) => use(undefined),
  quiet: [
    async ({ page, site, expectedNoise }, use) => {
      const noise: string[] = [];
      const note = (text: string) => {
        if (!expectedNoise?.test(text)) noise.push(text);
      };
      page.on('console', (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
      // Only our own site answers; the map's frame gets an empty page instead of the network.
      await page.route(
        (url) => !url.href.startsWith(site) && url.protocol.startsWith('http'),
        (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
      );
      await use();
      expect(noise).toEqual([]);
      // A request that a test still answers cannot be answered any more once its page has closed, and that would fail the test.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

export { expect };

/** For a test that walks every page in turn, in milliseconds. */
export const WALK_TIMEOUT = 1_800_000;

/** Waits until the page's words are written in our own letters: the others are as wide, but not to the pixel. */
export async function ownLetters(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A browser asks for its letters when it first lays a page out, which may be after it has loaded.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Waits until the page's scripts have taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
