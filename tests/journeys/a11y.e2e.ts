import { content } from '#app/content/content.server.ts';
import { IS_FULL, SAMPLE_PAGES, PAGES_TO_TEST } from '../../scripts/support/pages.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { contrastOverPicture } from '../support/contrast.ts';
import { horizontalOverflow } from '../support/horizontal-overflow.ts';
import { expect, hydrated, test, WALK_TIMEOUT } from '../support/site.ts';

/** One page of each kind: its layout and colours are those of all pages of its kind. */
const SOME = [...SAMPLE_PAGES, '/nowhere'];

/** Window sizes. Only `npm test -- ci` tests more than the first four. 320 × 256 is a 1280 × 1024 window at 400% zoom. */
const WINDOWS = [
  [320, 640],
  [320, 256],
  [768, 1024],
  [1280, 800],
  [390, 844],
  [620, 800],
  [1000, 700],
  [1920, 1000],
] as const;

test.use({ expectedNoise: /status of 404/ });

for (const colours of IS_FULL ? (['own', 'forced'] as const) : (['own'] as const)) {
  for (const width of IS_FULL ? [320, 1280] : [390]) {
    test.describe(`at ${width} px with ${colours} colours`, () => {
      test.use({ viewport: { width, height: 800 }, forcedColors: colours === 'forced' ? 'active' : 'none' });
      const paths = width < 1280 && colours === 'own' ? [...PAGES_TO_TEST, '/nowhere', '/trips/upcoming/nowhere'] : SOME;

      test(`axe finds no accessibility violations on ${paths === SOME ? 'a page of each kind' : 'any page'}`, async ({ page }) => {
        test.setTimeout(WALK_TIMEOUT);
        const found: string[] = [];
        for (const path of paths) {
          await page.goto(path);
          await hydrated(page);
          // In forced colours, axe reads our backgrounds instead of the browser's.
          const results = await axeFindings(page, { without: colours === 'forced' ? ['color-contrast'] : [] });
          found.push(...results.map((what) => `${path}: ${what}`));
        }
        expect(found).toEqual([]);
      });
    });
  }
}

test('no kind of page scrolls sideways at window widths from 320 px, or at 400% zoom', async ({ page }) => {
  test.setTimeout(WALK_TIMEOUT);
  const wide: string[] = [];
  for (const path of SOME) {
    await page.goto(path);
    for (const [width, height] of IS_FULL ? WINDOWS : WINDOWS.slice(0, 4)) {
      await page.setViewportSize({ width, height });
      wide.push(...(await horizontalOverflow(page)).map((what) => `${path} at ${width}: ${what}`));
    }
  }
  expect(wide).toEqual([]);
});

test('click targets are at least 24 px wide and high, and fields, disclosures and main buttons 44 px', async ({ page }) => {
  test.setTimeout(WALK_TIMEOUT);
  await page.setViewportSize({ width: 390, height: 844 });
  const small: string[] = [];
  for (const path of SOME) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea')];
      return targets.flatMap((target) => {
        // The target of a radio button is its entire label.
        const pressed = target.matches('[type=radio]') ? target.closest('label')! : target;
        const { width, height } = pressed.getBoundingClientRect();
        if (width === 0 || !target.checkVisibility({ visibilityProperty: true })) return [];
        // Links within a sentence are exempt.
        const isInSentence = getComputedStyle(target).display === 'inline' && target.closest('p, li, dd, td') !== null;
        const isMain = target.matches('.button, summary, input, textarea, header button');
        const least = isMain ? 44 : 24;
        const isHidden = target.matches('[href="#main"]:not(:focus)');
        return isInSentence || isHidden || Math.min(width, height) >= least - 0.5
          ? []
          : [`${target.textContent.trim().slice(0, 30)} ${Math.round(width)} × ${Math.round(height)}`];
      });
    });
    small.push(...found.map((words) => `${path}: ${words}`));
  }
  expect(small).toEqual([]);
});

for (const width of IS_FULL ? [320, 390, 768, 1280, 1920] : [390, 1280]) {
  test(`at ${width} px text over the home page's picture has a contrast ratio of at least 4.5`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await page.goto('/');
    await hydrated(page);
    await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    const title = page.getByRole('heading', { level: 1 });
    expect(await contrastOverPicture(page, title)).toBeGreaterThanOrEqual(4.5);
    expect(await contrastOverPicture(page, title.locator('xpath=preceding-sibling::p'))).toBeGreaterThanOrEqual(4.5);
    const name = page.getByRole('banner').getByText(content().company.name);
    expect(await contrastOverPicture(page, name)).toBeGreaterThanOrEqual(4.5);
    if (width < 1000) return;
    for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all())
      expect(await contrastOverPicture(page, link)).toBeGreaterThanOrEqual(4.5);
  });
}
