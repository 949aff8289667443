import { test as base, expect } from '@playwright/test';
import type { Browser } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKit } from './drivers/webkit.ts';
import { Tab } from './tab.ts';
import { type WatchedSite, watchedSite } from './watched-site.ts';

/** What each engine logs when leaving a page cancels a prefetch. WebKit blames access control, Firefox a broken stream. */
const CANCELLED_PREFETCH: Readonly<Partial<Record<EngineName, RegExp>>> = {
  webkit: /Fetch API cannot load http:\/\/127\.0\.0\.1:\d+\/\S+\.data due to access control checks/,
  firefox: /^uncaught: TypeError: Error in input stream$/,
};

const START = { firefox: startFirefox, webkit: startWebKit };

/** The engines' names; each has a project in playwright.config.ts. */
type EngineName = keyof typeof START;

export type EngineOptions = { engine: EngineName };

type Fixtures = {
  /** A fresh window of the project's engine, 390 pixels wide. */
  tab: Tab;
  /** The built site, on its own port for each test. */
  site: WatchedSite;
};

/** A test that runs the same way in Firefox and WebKit. Unexpected console errors and warnings make it fail. */
export const test = base.extend<Fixtures, EngineOptions & { startedBrowser: Browser }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  startedBrowser: [
    async ({ engine }, use) => {
      const browser = await START[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  site: async ({}, use) => {
    const site = await watchedSite('build/client');
    await use(site);
    site.close();
  },
  tab: async ({ engine, startedBrowser, site }, use, testInfo) => {
    const window = await startedBrowser.openWindow();
    await window.resize(390, 844);
    const tab = new Tab(window, site.url);
    try {
      await use(tab);
      if (testInfo.status === 'passed') {
        expect(tab.problems.filter((problem) => !CANCELLED_PREFETCH[engine]?.test(problem))).toEqual([]);
      } else {
        await testInfo.attach('screenshot', { body: Buffer.from(await tab.screenshot()), contentType: 'image/png' });
      }
    } finally {
      await window.close();
    }
  },
});

export { expect };
