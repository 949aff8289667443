import { PAGES_TO_TEST } from '../../scripts/support/pages.ts';
import { horizontalOverflow } from '../support/horizontal-overflow.ts';
import { expect, hydrated, test, WALK_TIMEOUT } from '../support/site.ts';

/** The text spacing of WCAG 1.4.12, as a style sheet. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

test('with WCAG text spacing no text is cut off and no page scrolls sideways', async ({ page }) => {
  test.setTimeout(WALK_TIMEOUT);
  const lost: string[] = [];
  for (const path of PAGES_TO_TEST) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, SPACED);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      lost.push(...(await horizontalOverflow(page)).map((what) => `${path} at ${width}: ${what}`));
      const cut = await page.evaluate(() =>
        // A past trip's bar is exempt, because it truncates only a copy of the heading.
        [...document.querySelectorAll<HTMLElement>('body *:not(svg *, .trip-bar .truncate)')]
          .filter((element) => {
            const { overflowX, overflowY } = getComputedStyle(element);
            const isCutting = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
            const isSeen = element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true });
            const hasWords = element.textContent.trim() !== '' && !element.closest('.sr-only');
            return (
              isCutting &&
              isSeen &&
              hasWords &&
              (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
            );
          })
          .map((element) => `${element.className} '${element.textContent.trim().slice(0, 30)}'`),
      );
      lost.push(...cut.map((what) => `${path} at ${width} cuts off ${what}`));
    }
  }
  expect(lost).toEqual([]);
});
