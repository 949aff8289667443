import type { Page } from '@playwright/test';
import { hydrated } from '../support/site.ts';
import { answerForOtherHosts, answerNotFound, answerWithPage } from './network.ts';
import { expectFooterLinkWorks, expectReadable } from './readable.ts';
import { startScripts } from './start-scripts.ts';
import { test } from './test.ts';
import { VISITED_PAGES } from './visited-pages.ts';

const DATA = /\.data(?:\?.*)?$/;

/** What an old tab no longer finds after a release; the documents, and what they name, are the new ones. */
const GONE: Record<string, (page: Page, next: string) => Promise<unknown>> = {
  'old tab, code gone': (page, next) => answerNotFound(page, new RegExp(`/assets/${next}-[^/]+[.]js$`)),
  'old tab, data gone': (page) => answerNotFound(page, DATA),
  'old tab, data is HTML': (page) => answerWithPage(page, DATA),
  'old tab, code and data gone': async (page, next) => {
    await GONE['old tab, code gone']?.(page, next);
    await GONE['old tab, data gone']?.(page, next);
  },
};

for (const [what, takeAway] of Object.entries(GONE)) {
  test.describe(what, () => {
    for (const [address, heading] of VISITED_PAGES) {
      test(address, async ({ page }) => {
        await answerForOtherHosts(page);
        // The code of the page that expectFooterLinkWorks goes to; the page that is open has all of its own.
        await takeAway(page, address === '/faqs' ? 'policy' : 'faqs');
        await page.goto(address);
        await startScripts(page);
        await hydrated(page);
        await expectReadable(page, heading);
        await expectFooterLinkWorks(page);
      });
    }
  });
}
