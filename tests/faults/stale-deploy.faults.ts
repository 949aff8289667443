import type { Page } from '@playwright/test';
import { hydrated } from '../support/site.ts';
import { expectLinkWorks, expectReadable, SAMPLE_PAGES, stayHere, test, touch } from './visit.ts';

const gone = { status: 404, contentType: 'text/plain', body: 'Not found' };

/** What an old tab no longer finds after a release; the documents, and what they name, are the new ones. */
const GONE: Record<string, (page: Page, next: string) => Promise<unknown>> = {
  'old tab, code gone': (page, next) => page.route(new RegExp(`/assets/${next}-[^/]+[.]js$`), (route) => route.fulfill(gone)),
  'old tab, data gone': (page) => page.route(/\.data(?:\?.*)?$/, (route) => route.fulfill(gone)),
  'old tab, data is HTML': (page) =>
    page.route(/\.data(?:\?.*)?$/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hello</title>' })),
  'old tab, code and data gone': async (page, next) => {
    await GONE['old tab, code gone']?.(page, next);
    await GONE['old tab, data gone']?.(page, next);
  },
};

for (const [what, takeAway] of Object.entries(GONE)) {
  test.describe(what, () => {
    for (const [address, heading] of SAMPLE_PAGES) {
      test(address, async ({ page }) => {
        await stayHere(page);
        // The code of the page that expectLinkWorks goes to; the page that is open has all of its own.
        await takeAway(page, address === '/faqs' ? 'policy' : 'faqs');
        await page.goto(address);
        await touch(page);
        await hydrated(page);
        await expectReadable(page, heading);
        await expectLinkWorks(page);
      });
    }
  });
}
