import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

/** Far enough down the home page that nothing lands there by chance, in CSS pixels. */
const PLACE = 3000;

/** Opens the home page, reads down to a place and leaves for the FAQs by a whole page load. */
async function readAndLeave(tab: Tab): Promise<void> {
  await tab.openHydrated('/');
  await tab.evaluate((top) => scrollTo({ top, behavior: 'instant' }), PLACE);
  await expectPlace(tab);
  await tab.evaluate(() => void Object.assign(window, { isPageOfBefore: true }));
  await tab.openHydrated('/faqs');
}

async function expectPlace(tab: Tab): Promise<void> {
  await expect(async () => expect(await tab.evaluate(() => Math.round(scrollY))).toBe(PLACE)).toPass();
}

test('Back over a whole page load shows the place where the visitor was', async ({ tab }) => {
  // Firefox keeps no page that still waits for something when it is left: then the way is gone once more.
  await expect(async () => {
    await readAndLeave(tab);
    await tab.backTo('/');
    expect(await tab.evaluate(() => 'isPageOfBefore' in window)).toBe(true);
  }).toPass();
  await expectPlace(tab);
});

test('Back shows it also over pages that were opened inside the site', async ({ tab }) => {
  await readAndLeave(tab);
  await tab.follow('footer a[href="/privacy-policy"]', '/privacy-policy');
  await tab.openHydrated('/contact');
  await tab.backTo('/privacy-policy');
  await tab.backTo('/faqs');
  await tab.backTo('/');
  await expectPlace(tab);
});

test('Back while another page is still being fetched leads to the page before, and not to the one that was awaited', async ({
  tab,
  site,
}) => {
  site.hold('/privacy-policy.data');
  await tab.openHydrated('/faqs');
  await tab.openHydrated('/contact');
  await tab.click('footer a[href="/privacy-policy"]');
  await expect(() => expect(site.pending()).toBeGreaterThan(0)).toPass();
  await tab.backTo('/faqs');
  await tab.waitUntil(() => document.readyState === 'complete');
  expect(await tab.evaluate(() => location.pathname)).toBe('/faqs');
});
