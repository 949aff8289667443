import { expect, test } from './test.ts';

for (const { which, page, link } of [
  { which: 'a link that stands alone', page: '/', link: 'main a[href^="/trips/past/"]' },
  { which: 'a link in a text', page: '/faqs', link: 'footer a[href^="mailto:"]' },
  { which: "the header's link to the page that is shown", page: '/all-trips', link: 'header a[href="/all-trips"]' },
]) {
  test(`${which} is underlined`, async ({ tab }) => {
    await tab.resize(1280, 800);
    await tab.openHydrated(page);
    expect(await tab.evaluate((link) => getComputedStyle(document.querySelector(link)!).textDecorationLine, link)).toBe('underline');
  });
}
