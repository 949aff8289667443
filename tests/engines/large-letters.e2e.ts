import { PAGES } from '../../tools/pages.ts';
import { expect, test } from './test.ts';

/** Widths of the smallest phones and of most phones, in CSS pixels. */
const WIDTHS = [320, 390];

test('with letters twice as large no page is wider than a phone', async ({ tab, letters }) => {
  // Every page, one after another.
  test.setTimeout(600_000);
  const wide: string[] = [];
  for (const path of PAGES) {
    await tab.openHydrated(path);
    expect(await tab.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${letters}px`);
    for (const width of WIDTHS) {
      await tab.resize(width, 844);
      const over = await tab.sideways();
      if (over > 0) wide.push(`${path} at ${width}: ${over} px`);
    }
  }
  expect(wide).toEqual([]);
});
