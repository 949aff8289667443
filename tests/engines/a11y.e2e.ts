import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PAGES } from '../../tools/pages.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

const MISSING = ['/nowhere', '/trips/upcoming/nowhere'];
/** In CSS pixels: the smallest phones, most phones, a tablet, a desk. */
const WIDTHS = [320, 390, 768, 1280];

const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/** As a function that was read from text it runs where the driver runs what it is given: the page's policy would refuse it as a script. */
// oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the text is that of the package
const installAxe = new Function(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')) as () => void;

/** What axe has found, left in the page: WebDriver does not wait for what comes later. */
type Found = {
  axe: { run: (where: object, options: object) => Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
  found?: string[];
};

/** What axe finds in the page as it stands. The map's frame is another site's. */
async function violations(tab: Tab): Promise<string[]> {
  await tab.evaluate(() => {
    const page = window as unknown as Found;
    delete page.found;
    void page.axe
      .run({ exclude: ['iframe'] }, { iframes: false, resultTypes: ['violations'] })
      .then(({ violations }) => (page.found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${String(target)}`))));
  });
  await tab.waitUntil(() => (window as unknown as Found).found !== undefined);
  return tab.evaluate(() => (window as unknown as Found).found ?? []);
}

for (const path of [...PAGES, ...MISSING]) {
  test.describe(path, () => {
    if (MISSING.includes(path)) test.use({ expectedNoise: /status of 404/ });

    test('axe finds nothing to fix on the page at any width', async ({ tab }) => {
      await tab.openHydrated(path);
      await tab.evaluate(installAxe);
      const found: string[] = [];
      for (const width of WIDTHS) {
        await tab.resize(width, 844);
        found.push(...(await violations(tab)).map((what) => `at ${width}: ${what}`));
      }
      expect(found).toEqual([]);
    });
  });
}

for (const [overlay, path, opener] of [
  ['the menu', '/faqs', 'header summary'],
  ['the itinerary form', '/', 'button[aria-haspopup=dialog]'],
  ['the form for a call', '/contact', 'main button[aria-haspopup=dialog]'],
] as const) {
  test(`axe finds nothing to fix while ${overlay} is open`, async ({ tab }) => {
    const found: string[] = [];
    for (const width of [320, 390]) {
      await tab.resize(width, 844);
      await tab.openHydrated(path);
      await tab.click(opener);
      await tab.waitUntil(() => document.querySelector('dialog[open] input, .menu[open]') !== null);
      await tab.evaluate(installAxe);
      found.push(...(await violations(tab)).map((what) => `at ${width}: ${what}`));
    }
    expect(found).toEqual([]);
  });
}
