import type { Page } from '@playwright/test';
import { firstLoad } from '../../scripts/support/first-load.ts';
import { SAMPLE_PAGES } from '../../scripts/support/pages.ts';
import { expect, hydrated, test } from '../support/site.ts';
import { expectFooterLinkWorks, expectReadable, MISSING_TRIP } from './readable.ts';

// Each test breaks something, which the browser may log.
test.use({ expectedNoise: /./ });

const TRIP = SAMPLE_PAGES.find((path) => path.startsWith('/trips/upcoming/'))!;
const PAGES = ['/', TRIP, '/contact', MISSING_TRIP];

const SCRIPTS = /\/assets\/[^/]+\.js$/;
const PICTURES = /\/pictures\/|\.(?:svg|png|ico)$/;
const DATA = /\.data(?:\?.*)?$/;

/** Answers like a host that no longer has the files. */
const answerNotFound = (page: Page, files: RegExp | string) =>
  page.route(files, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));

/** Answers like a host that sends a page with status 200 instead of missing files. */
const answerWithPage = (page: Page, files: RegExp) =>
  page.route(files, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }));

/** Starts the scripts with a mouse movement, and gives them time to load or fail. */
async function startScripts(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForTimeout(400);
}

/** What is broken before the page opens, and whether the page still hydrates. */
const FAULTS: Record<string, { breaks: (page: Page) => Promise<unknown>; hydrates: boolean }> = {
  'the entry script is blocked': { breaks: (page) => page.route(/entry\.client/, (route) => route.abort()), hydrates: false },
  'every chunk is missing': { breaks: (page) => answerNotFound(page, SCRIPTS), hydrates: false },
  'every chunk is answered with HTML': { breaks: (page) => answerWithPage(page, SCRIPTS), hydrates: false },
  'the style sheet is missing': { breaks: (page) => answerNotFound(page, /\.css$/), hydrates: true },
  'every picture is missing': { breaks: (page) => answerNotFound(page, PICTURES), hydrates: true },
  'the map is blocked': { breaks: (page) => page.route(/^https:/, (route) => route.abort()), hydrates: true },
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
};

for (const [fault, { breaks, hydrates }] of Object.entries(FAULTS)) {
  for (const path of PAGES) {
    test(`${path} is readable and its links work when ${fault}`, async ({ page }) => {
      await breaks(page);
      await page.goto(path);
      await expectReadable(page, path);
      await startScripts(page);
      if (hydrates) await hydrated(page);
      await expectReadable(page, path);
      await expectFooterLinkWorks(page);
    });
  }
}

test('a trip is readable when any one of its chunks is missing', async ({ page, site }) => {
  const html = await (await fetch(site + TRIP)).text();
  const named = [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))];
  expect(named.length).toBeGreaterThan(3);
  for (const chunk of firstLoad('build/client', named)) {
    await answerNotFound(page, `**${chunk}`);
    await page.goto(TRIP);
    await startScripts(page);
    await expectReadable(page, TRIP);
    await page.unroute(`**${chunk}`);
  }
});

/** The files that a tab opened before a release can no longer load. Only a full page load gets the files of the new release. */
const GONE: Record<string, (page: Page) => Promise<unknown>> = {
  code: (page) => answerNotFound(page, /\/assets\/faqs-[^/]+[.]js$/),
  data: (page) => answerNotFound(page, DATA),
  'data, because the host answers with HTML': (page) => answerWithPage(page, DATA),
  'code and data': (page) => Promise.all([GONE['code']?.(page), GONE['data']?.(page)]),
};

for (const [what, takeAway] of Object.entries(GONE)) {
  for (const path of ['/', MISSING_TRIP]) {
    test(`a tab opened before a release still navigates from ${path} when it cannot load ${what}`, async ({ page }) => {
      await takeAway(page);
      await page.goto(path);
      await startScripts(page);
      await hydrated(page);
      await expectReadable(page, path);
      await expectFooterLinkWorks(page);
    });
  }
}
