import { test as base, expect } from '@playwright/test';
import { USUAL } from '../support/letter-sizes.ts';
import type { Browser, BrowserOptions } from './drivers/driver.ts';
import { startChromium, startFirefox } from './drivers/puppeteer.ts';
import { startWebKit } from './drivers/webkit.ts';
import { Tab } from './tab.ts';
import { type WatchedSite, watchedSite } from './watched-site.ts';

/** No picture of ours. */
const REFUSED = 'https://refused.example';

/**
 * What an engine says of data that was fetched early and is no longer wanted, because the page has been left. WebKit speaks
 * of access, which is not checked there: the address is our own. Firefox speaks of a stream that ends too soon.
 */
const LEFT_BEHIND: Readonly<Partial<Record<EngineName, RegExp>>> = {
  webkit: /Fetch API cannot load http:\/\/127\.0\.0\.1:\d+\/\S+\.data due to access control checks/,
  firefox: /^uncaught: TypeError: Error in input stream$/,
};

const START = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

/** The engines' names; each has a project in playwright.engines.config.ts. */
export type EngineName = keyof typeof START;

export type EngineOptions = BrowserOptions & { engine: EngineName };

type Fixtures = {
  /** A fresh window of the project's engine, 390 pixels wide. */
  tab: Tab;
  /** The built site, at an address of its own for each test. */
  site: WatchedSite;
  /** What the console may say in this test. */
  expectedNoise: RegExp | undefined;
};

/**
 * Journeys that every engine walks in the same way. What the console tells fails a test, unless `expectedNoise` describes
 * it, and so does every report of the security policy.
 */
export const test = base.extend<Fixtures, EngineOptions & { startedBrowser: Browser }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  keepsPages: [true, { option: true, scope: 'worker' }],
  letters: [USUAL, { option: true, scope: 'worker' }],
  startedBrowser: [
    async ({ engine, keepsPages, letters }, use) => {
      const browser = await START[engine]({ keepsPages, letters });
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
  expectedNoise: async ({}, use) => use(undefined),
  tab: async ({ engine, startedBrowser, site, expectedNoise }, use, testInfo) => {
    const window = await startedBrowser.openWindow();
    await window.resize(390, 844);
    const tab = new Tab(window, site.url);
    try {
      await use(tab);
      if (testInfo.status === 'passed') {
        const violations = await violationsOn(tab, site);
        const isForeseen = (problem: string) =>
          problem.includes(REFUSED) || LEFT_BEHIND[engine]?.test(problem) || expectedNoise?.test(problem);
        expect(tab.problems.filter((problem) => !isForeseen(problem))).toEqual([]);
        expect(violations).toEqual([]);
      } else {
        await testInfo.attach('screenshot', { body: Buffer.from(await tab.screenshot()), contentType: 'image/png' });
      }
    } finally {
      await window.close();
    }
  },
});

export { expect };

/**
 * Every report of the security policy so far. Reports come when the browser likes: the page is made to ask for one thing
 * that is refused, and when this report has come, so have those before it. It also proves that this browser reports.
 */
async function violationsOn(tab: Tab, site: WatchedSite): Promise<WatchedSite['violations']> {
  await tab.evaluate((address) => void (new Image().src = address), REFUSED);
  const isLast = ({ blocked }: { blocked: string }) => blocked.startsWith(REFUSED);
  await expect(() => expect(site.violations.filter(isLast)).toHaveLength(1)).toPass();
  return site.violations.filter((violation) => !isLast(violation));
}
