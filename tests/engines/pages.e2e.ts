import { SAMPLE_PAGES } from '../../scripts/support/pages.ts';
import { expect, test } from './test.ts';

/** Widths of the smallest phones, of most phones, of a tablet and of a desk, in CSS pixels. */
const WIDTHS = [390, 320, 768, 1280];

for (const path of [...SAMPLE_PAGES, '/trips/upcoming/nowhere']) {
  test(`${path} hydrates, loads to its foot and leads on with nothing refused, missing or wider than the window`, async ({ tab, site }) => {
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
}
