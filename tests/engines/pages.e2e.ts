import { PAGES } from '../../tools/pages.ts';
import { expect, test } from './test.ts';

const MISSING = ['/nowhere', '/trips/upcoming/nowhere'];

/** Widths of the smallest phones, of most phones, of a tablet and of a desk, in CSS pixels. */
const WIDTHS = [390, 320, 768, 1280];

for (const path of [...PAGES, ...MISSING]) {
  const isMissing = MISSING.includes(path);
  test.describe(path, () => {
    // Chromium tells that the page itself is answered with 404.
    if (isMissing) test.use({ expectedNoise: /status of 404/ });

    test('hydrates, loads to its foot and leads on with nothing refused, missing or wider than the window', async ({ tab, site }) => {
      await tab.openHydrated(path);
      await tab.readToFoot();
      for (const width of WIDTHS) {
        await tab.resize(width, 844);
        expect(await tab.sideways(), `at ${width} pixels`).toBeLessThanOrEqual(0);
      }

      const next = path === '/faqs' ? '/cancellation-policy' : '/faqs';
      await tab.follow(`footer a[href="${next}"]`, next);
      expect(site.requests.filter((request) => request.status >= 400 && request.path !== path)).toEqual([]);
    });
  });
}
