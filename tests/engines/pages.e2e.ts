import { SAMPLE_PAGES } from '../../scripts/support/pages.ts';
import { expect, test } from './test.ts';

/** Viewport widths of phones, a tablet and a desktop, in CSS pixels. */
const WIDTHS = [390, 320, 768, 1280];

for (const path of [...SAMPLE_PAGES, '/trips/upcoming/nowhere']) {
  test(`${path} hydrates, loads completely and leads to another page without errors, missing files or overflow`, async ({ tab, site }) => {
    await tab.openHydrated(path);
    await tab.scrollToBottom();
    for (const width of WIDTHS) {
      await tab.resize(width, 844);
      expect(await tab.horizontalOverflow(), `at ${width} pixels`).toBeLessThanOrEqual(0);
    }
    const next = path === '/faqs' ? '/cancellation-policy' : '/faqs';
    await tab.follow(`footer a[href="${next}"]`, next);
    expect(site.requests.filter((request) => request.status >= 400 && request.path !== path)).toEqual([]);
  });
}
