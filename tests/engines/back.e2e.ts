import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

/** A scroll position on the home page that no test reaches by chance, in CSS pixels. */
const PLACE = 3000;

/** Opens the home page, scrolls down and opens the FAQs with a full page load. */
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

test('Back across a full page load restores the scroll position', async ({ tab }) => {
  // Retry, because Firefox does not cache a page that is still loading something.
  await expect(async () => {
    await readAndLeave(tab);
    await tab.backTo('/');
    expect(await tab.evaluate(() => 'isPageOfBefore' in window)).toBe(true);
  }).toPass();
  await expectPlace(tab);
});

test('Back restores the scroll position across client-side navigations too', async ({ tab }) => {
  await readAndLeave(tab);
  await tab.follow('footer a[href="/privacy-policy"]', '/privacy-policy');
  await tab.openHydrated('/contact');
  await tab.backTo('/privacy-policy');
  await tab.backTo('/faqs');
  await tab.backTo('/');
  await expectPlace(tab);
});

test('Back during a pending navigation leads to the previous page, not to the pending one', async ({ tab, site }) => {
  site.hold('/privacy-policy.data');
  await tab.openHydrated('/faqs');
  await tab.openHydrated('/contact');
  await tab.click('footer a[href="/privacy-policy"]');
  await expect(() => expect(site.pending()).toBeGreaterThan(0)).toPass();
  await tab.backTo('/faqs');
  await tab.waitUntil(() => document.readyState === 'complete');
  expect(await tab.evaluate(() => location.pathname)).toBe('/faqs');
});

test('Back from an open form shows the page before at its scroll position', async ({ tab, engine }) => {
  test.skip(engine === 'firefox', 'there, Back closes the form');
  await tab.openHydrated('/faqs');
  await tab.follow('header a[href="/"]', '/');
  await tab.click('[aria-labelledby="closing-heading"] button');
  await tab.waitUntil(() => document.querySelector('dialog [aria-label="Choose from a calendar"]') !== null);
  await tab.evaluate(() => document.querySelector<HTMLElement>('dialog [aria-label="Choose from a calendar"]')!.click());
  await tab.waitUntil(() => document.querySelector('dialog td button') !== null);
  await tab.evaluate(() => document.querySelector<HTMLElement>('#itinerary-budget')!.focus());
  await tab.backTo('/faqs');
  // A browser that scrolls by itself does so with its next frame.
  await tab.screenshot();
  expect(await tab.evaluate(() => scrollY)).toBe(0);
});

test('a gallery that is opened again after Back to it starts at its first photo', async ({ tab }) => {
  // The heading may come before the photos, so wait for the row.
  const shown = async () => {
    await tab.waitUntil(() => document.querySelector('.carousel-track') !== null);
    return tab.evaluate(() => document.querySelector('.carousel-track')!.scrollLeft);
  };
  const list = '/all-past-trips';
  await tab.openHydrated(list);
  const gallery = await tab.evaluate(() => document.querySelector('article a')!.getAttribute('href')!);
  await tab.openHydrated(gallery);
  await tab.evaluate(() => document.querySelector('.carousel-track')!.scrollTo({ left: 5000, behavior: 'instant' }));
  expect(await shown()).toBeGreaterThan(0);
  await tab.openHydrated(list);
  await tab.backTo(gallery);
  await tab.follow(`[aria-label="Breadcrumb"] a[href="${list}"]`, list);
  await tab.follow(`article a[href="${gallery}"]`, gallery);
  expect(await shown()).toBe(0);
});
