import { CONTENT_FOLDER, loadContent } from '#app/content/content.server.ts';
import { FIXTURE_CONTENT } from '../support/content-copy.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, webFontsLoaded, test, WALK_TIMEOUT, withServer } from '../support/site.ts';
import { wordCount } from '../support/visible-text.ts';

/** The maximum height of an upcoming trip's page on phones and wide screens, in pixels, and its maximum number of words. */
const LIMITS = { phone: 7600, wide: 9000, shownWords: 1200, allWords: 2000 };

for (const [name, folder, content] of [
  ['the catalogue', 'build/client', CONTENT_FOLDER],
  ['the fixtures', FIXTURE_SITE, FIXTURE_CONTENT],
] as const) {
  test(`every upcoming trip in ${name} is within the length limits on phone and desktop`, async ({ browser }) => {
    test.setTimeout(WALK_TIMEOUT);
    await withServer(folder, async (baseURL) => {
      const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
      const main = page.getByRole('main');
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const long: string[] = [];
      const check = (slug: string, what: string, value: number, limit: number) => {
        if (value > limit) long.push(`${slug}, ${what}: ${value}, but the limit is ${limit}`);
      };
      for (const slug of loadContent(content).upcoming.keys()) {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(`/trips/upcoming/${slug}`);
        await webFontsLoaded(page);
        await hydrated(page);
        check(slug, 'pixels at 390 px', await height(), LIMITS.phone);
        check(slug, 'words shown before anything is opened', wordCount(await main.innerText()), LIMITS.shownWords);
        await main.locator('details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
        check(slug, 'all words', wordCount(await main.innerText()), LIMITS.allWords);
        // Leave the disclosures open, because on a wide screen most of them open automatically.
        await page.setViewportSize({ width: 1280, height: 900 });
        check(slug, 'pixels at 1280 px', await height(), LIMITS.wide);
      }
      await page.close();
      expect(long).toEqual([]);
    });
  });
}
