import sharp from 'sharp';
import { IS_FULL, SAMPLE_PAGES, PAGES_TO_TEST } from '../../scripts/support/pages.ts';
import { expect, hydrated, test, WALK_TIMEOUT } from '../support/site.ts';

/** The largest accepted ratio of file pixels to device pixels: the largest step between two file widths, thumbnails aside. */
const MAX_EXCESS = 1280 / 780;
/** An image looks blurred below MIN_DENSITY file pixels per device pixel. Device pixel ratios above VISIBLE_DENSITY look the same. */
const MIN_DENSITY = 0.75;
const VISIBLE_DENSITY = 2;

/** Window widths by device pixel ratio: no phone has a ratio of 1, and nothing wider than a phone has one of 3. */
const WIDTHS = IS_FULL ? { 1: [768, 1024, 1280], 2: [320, 390, 768, 1024, 1280], 3: [320, 390] } : { 2: [390] };

for (const [density, widths] of Object.entries(WIDTHS)) {
  test.describe(`at a device pixel ratio of ${density}`, () => {
    test.use({ deviceScaleFactor: Number(density) });

    test('no image is much larger than its displayed size, or blurred when a larger file is available', async ({ page }) => {
      test.setTimeout(WALK_TIMEOUT);
      // A route turns the cache off. With it, Chromium shows a larger file if it has one.
      await page.route('**/pictures/**', (route) => route.continue());
      const wrong: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 700 ? width * 2 : 800 });
        for (const path of SAMPLE_PAGES) {
          await page.goto(path);
          const shown = await page.evaluate(
            async (mostSeen) => {
              const images = [...document.images];
              for (const image of images) image.loading = 'eager';
              const answered = (image: HTMLImageElement) =>
                new Promise((resolve) => {
                  for (const event of ['load', 'error']) image.addEventListener(event, resolve);
                });
              await Promise.all(images.map((image) => image.complete || answered(image)));
              return images.flatMap((image) => {
                const file = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
                const { width, height } = image.getBoundingClientRect();
                if (width === 0) return [];
                const cover = Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
                const offered = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].flatMap(({ srcset }) =>
                  [...srcset.matchAll(/ (\d+)w/g)].map(([, each]) => Number(each)),
                );
                const excess = file / (cover * devicePixelRatio);
                const isBlurred =
                  file / (cover * Math.min(devicePixelRatio, mostSeen.pixels)) < mostSeen.share && file < Math.max(...offered);
                const isSmallest = file === Math.min(...offered);
                return [{ name: image.currentSrc.split('/').at(-1), file, excess, isBlurred, isSmallest }];
              });
            },
            { pixels: VISIBLE_DENSITY, share: MIN_DENSITY },
          );
          expect(shown.every(({ file }) => file > 0)).toBe(true);
          for (const { name, excess, isBlurred, isSmallest } of shown) {
            if ((excess > MAX_EXCESS * 1.01 && !isSmallest) || isBlurred) wrong.push(`${path} at ${width}: ${name} ${excess.toFixed(2)}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  });
}

for (const width of IS_FULL ? [390, 1280] : [390]) {
  test(`at ${width} px no page's layout shifts while the page is scrolled to the bottom`, async ({ page }) => {
    test.setTimeout(WALK_TIMEOUT);
    await page.setViewportSize({ width, height: 800 });
    const jumps: string[] = [];
    for (const path of PAGES_TO_TEST) {
      await page.goto(path);
      const shift = await page.evaluate(async () => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
        let sum = 0;
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
            if (hadRecentInput) continue;
            sum += value;
            moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? ''));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
          const before = window.scrollY;
          window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
          await frame();
          await frame();
          if (window.scrollY === before) break;
        }
        await frame();
        return { sum, moved };
      });
      if (shift.sum > 0.01) jumps.push(`${path}: ${shift.sum.toFixed(3)} ${shift.moved.join(' | ')}`);
    }
    expect(jumps).toEqual([]);
  });
}

test("the map's iframe loads only within one window height of the viewport", async ({ page }) => {
  await page.route(/^https:/, (route) => route.fulfill());
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto('/contact');
  await hydrated(page);
  const frame = page.locator('iframe');
  await expect(page.locator('.office-map img')).toBeAttached();
  const below = () => page.locator('.office-map').evaluate((box) => box.getBoundingClientRect().top / window.innerHeight);
  expect(await below()).toBeGreaterThan(2);
  await expect(frame).toHaveCount(0);
  await page.evaluate((windows) => window.scrollBy({ top: windows * window.innerHeight, behavior: 'instant' }), (await below()) - 1.5);
  await expect(frame).toHaveCount(1);
  expect(await below()).toBeGreaterThan(1);
});

test('the office map shows a drawing until its iframe has loaded', async ({ page }) => {
  await page.route(/^https:/, (route) => (route.request().url().endsWith('/robots.txt') ? route.fulfill() : new Promise(() => {})));
  await page.goto('/contact');
  const map = page.locator('.office-map');
  await map.scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(1);
  // Low contrast would mean that no drawing is shown, because an empty box or an error page has hardly more than one colour.
  const contrast = async () => Math.max(...(await sharp(await map.screenshot()).stats()).channels.map(({ stdev }) => stdev));
  await expect.poll(contrast).toBeGreaterThan(30);
});
