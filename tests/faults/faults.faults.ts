import { expect, type Page } from '@playwright/test';
import { firstLoad } from '../../tools/first-load.ts';
import { watchRequests } from '../support/requests-under-way.ts';
import { hydrated } from '../support/site.ts';
import { answerForOtherHosts, answerNotFound, answerWithPage } from './network.ts';
import { expectFooterLinkWorks, expectReadable, footerLink } from './readable.ts';
import { startScripts } from './start-scripts.ts';
import { test } from './test.ts';
import { MISSING_PAGES, VISITED_PAGES } from './visited-pages.ts';

const SCRIPTS = /\/assets\/[^/]+\.js$/;
const PICTURES = /\/pictures\/|\.(?:svg|png|ico)$/;

/** What is broken before the page is opened; whether the page hydrates all the same. */
const FAULTS: Record<string, { breaks: (page: Page) => Promise<unknown>; hydrates: boolean }> = {
  'nothing broken': { breaks: async () => undefined, hydrates: true },
  'entry script blocked': { breaks: (page) => page.route(/entry\.client/, (route) => route.abort()), hydrates: false },
  'every chunk 404': { breaks: (page) => answerNotFound(page, SCRIPTS), hydrates: false },
  'chunks that are HTML': { breaks: (page) => answerWithPage(page, SCRIPTS), hydrates: false },
  'style sheet missing': { breaks: (page) => answerNotFound(page, /\.css$/), hydrates: true },
  'every picture missing': { breaks: (page) => answerNotFound(page, PICTURES), hydrates: true },
  'map refused': { breaks: (page) => page.route(/^https:/, (route) => route.abort()), hydrates: true },
  'storage throws': {
    breaks: (page) =>
      page.addInitScript(() => {
        const refuse = {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        };
        Object.defineProperties(window, { sessionStorage: refuse, localStorage: refuse });
      }),
    hydrates: true,
  },
  'clipboard denied': {
    breaks: (page) =>
      page.addInitScript(() => {
        const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: denied, readText: denied } });
      }),
    hydrates: true,
  },
};

for (const [fault, { breaks, hydrates }] of Object.entries(FAULTS)) {
  test.describe(fault, () => {
    for (const [address, heading] of VISITED_PAGES) {
      test(address, async ({ page }) => {
        await answerForOtherHosts(page);
        await breaks(page);
        await page.goto(address);
        await expectReadable(page, heading);
        await startScripts(page);
        if (hydrates) await hydrated(page);
        await expectReadable(page, heading);
        await expectFooterLinkWorks(page);
      });
    }
  });
}

test.describe('each chunk 404, one at a time', () => {
  for (const [address, heading] of VISITED_PAGES) {
    test(address, async ({ page, site }) => {
      const html = await (await fetch(site + address)).text();
      const named = [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))];
      expect(named.length).toBeGreaterThan(3);
      await answerForOtherHosts(page);
      for (const chunk of firstLoad('build/client', named)) {
        await answerNotFound(page, `**${chunk}`);
        await page.goto(address);
        await startScripts(page);
        await expectReadable(page, heading);
        await page.unroute(`**${chunk}`);
      }
    });
  }
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });
  for (const [address, heading] of VISITED_PAGES) {
    test(address, async ({ page }) => {
      await answerForOtherHosts(page);
      await page.goto(address);
      await expectReadable(page, heading);
      await expectFooterLinkWorks(page);
    });
  }
});

test.describe('offline after load', () => {
  for (const [address, heading] of VISITED_PAGES) {
    test(address, async ({ page }) => {
      // Nothing is intercepted here: as long as something is, the browser keeps nothing that was fetched early.
      const underWay = watchRequests(page);
      // A page's code is asked for before its data.
      const data = page.waitForResponse(`**${footerLink(address).target}.data`);
      await page.goto(address);
      await startScripts(page);
      await hydrated(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await data;
      await expect.poll(underWay).toEqual([]);
      await page.context().setOffline(true);
      await expectReadable(page, heading);
      await expectFooterLinkWorks(page);
    });
  }
});

for (const [zone, name] of [
  ['Pacific/Kiritimati', '+14 h'],
  ['Etc/GMT+12', '-12 h'],
] as const) {
  test.describe(`clock +2 years, ${name}`, () => {
    test.use({ timezoneId: zone });
    for (const [address, heading] of VISITED_PAGES) {
      test(address, async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        page.on('console', (message) => {
          if (/hydrat|418|419|423|425/i.test(message.text())) errors.push(message.text());
        });
        await answerForOtherHosts(page);
        await page.clock.setFixedTime(Date.now() + 2 * 365.25 * 86_400_000);
        await page.goto(address);
        await startScripts(page);
        await hydrated(page);
        await expectReadable(page, heading);
        await expectFooterLinkWorks(page);
        expect(errors).toEqual([]);
      });
    }
  });
}

test.describe('back/forward cache', () => {
  for (const [address, heading] of VISITED_PAGES) {
    test(address, async ({ page }) => {
      const underWay = watchRequests(page);
      await page.goto(address);
      await startScripts(page);
      await hydrated(page);
      // Browsers keep no page that still waits for something, or whose frame (the map, which is near on its page) does.
      if (address === '/contact') await page.locator('iframe').waitFor();
      for (const frame of page.frames()) await frame.waitForLoadState();
      await expect.poll(underWay).toEqual([]);
      await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
      await page.goto('/privacy-policy');
      // A page from the cache is there at once: it has no load to wait for.
      await page.goBack({ waitUntil: 'commit' });
      await expectReadable(page, heading);
      const isKept = () => page.evaluate(() => (window as { persisted?: boolean }).persisted ?? false);
      // Browsers keep no page that was answered with 404. One that was kept is on the screen a moment before it is told so.
      await expect.poll(isKept).toBe(!MISSING_PAGES.some(([missing]) => missing === address));
      await expectFooterLinkWorks(page);
    });
  }
});
