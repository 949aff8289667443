import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';
import { isHydrated } from '../../scripts/support/hydration.ts';
import { serve } from '../../scripts/support/serve.ts';

/** Serves a build folder on a free local port while `use` runs. */
export async function withServer(folder: string, use: (url: string) => Promise<void>): Promise<void> {
  const { url, close } = await serve(folder);
  await use(url);
  await close();
}

/**
 * Tests run against the built pages at `site`, or with test.use({ pages: FIXTURE_SITE }) against the fixture catalogue. Any console
 * error or warning and any uncaught error fails the test, unless `expectedNoise` matches it. Other hosts, such as the map's,
 * cannot be reached, unless a test answers for them with page.route, which turns off the cache.
 */
export const test = base.extend<{ expectedNoise: RegExp | undefined; quiet: void }, { pages: string; site: string }>({
  pages: ['build/client', { scope: 'worker', option: true }],
  site: [({ pages }, use) => withServer(pages, use), { scope: 'worker' }],
  baseURL: ({ site }, use) => use(site),
  expectedNoise: async ({}, use) => use(undefined),
  quiet: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = [];
      const note = (text: string) => {
        if (!expectedNoise?.test(text)) noise.push(text);
      };
      page.on('console', (message: ConsoleMessage) => {
        // Chromium's own report that another host cannot be reached.
        if (message.text().includes('net::ERR_NAME_NOT_RESOLVED')) return;
        if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
      await use();
      expect(noise).toEqual([]);
      // A route handler that outlives the page would fail the test.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

export { expect };

/** Whether the run has the option --update-snapshots, which Playwright reports as 'changed' instead of 'missing'. */
export const isUpdatingSnapshots = () => test.info().config.updateSnapshots === 'changed';

/** The timeout of tests that visit many pages, in milliseconds. */
export const WALK_TIMEOUT = 1_800_000;

/** Waits for our web fonts, because the fallback fonts differ slightly in width. */
export async function webFontsLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Force a layout, because the first one requests the fonts and may come after the load event.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Holds back the scripts of the pages that follow, as a slow network does. Returns a function that lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
