import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { loadContent } from '#app/content/content.server.ts';
import { IS_FULL } from '../../scripts/support/pages.ts';
import { FIXTURE_CONTENT } from '../support/content-copy.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, isUpdatingSnapshots, test, WALK_TIMEOUT } from '../support/site.ts';

/** Approved screenshots, so small that a changed letter goes unnoticed. `npm run e2e -- visual --update-snapshots` rewrites them. */
const BASELINE = 'tests/visual/baseline';
const { upcoming, past } = loadContent(FIXTURE_CONTENT);
/** Pages of the fixture site, so that the screenshots track the design and not the content. */
const WALKED = [
  '/',
  '/all-trips',
  '/all-upcoming-trips',
  '/all-past-trips',
  ...[...upcoming.keys()].map((slug) => `/trips/upcoming/${slug}`),
  ...[...past.keys()].map((slug) => `/trips/past/${slug}`),
  '/how-it-works',
  '/faqs',
  '/contact',
  '/cancellation-policy',
  '/nowhere',
  '/trips/upcoming/nowhere',
];
const SCALE_DOWN = 8;
/** How far a colour value may differ (out of 255), and how many values per thousand may differ by more. */
const TOLERANCE = 36;
const MAX_PER_THOUSAND = 6;
/** A difference too small to see (out of 255). */
const INVISIBLE = 8;

test.use({ pages: FIXTURE_SITE, expectedNoise: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

async function wholePage(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** Whether two screenshots match, apart from invisible differences, such as compositor noise at the edges of the fixed header. */
async function isSame(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  const [a, b] = await Promise.all([one, other].map((shot) => sharp(shot).removeAlpha().raw().toBuffer()));
  return a!.length === b!.length && a!.every((value, at) => Math.abs(value - b![at]!) <= INVISIBLE);
}

const small = (shot: Buffer, width: number) =>
  sharp(shot)
    .removeAlpha()
    .resize({ width: Math.round(width / SCALE_DOWN) });

for (const width of [390, 1280]) {
  test(`at ${width} px every kind of page matches its approved screenshot and renders the same twice`, async ({ page }) => {
    test.skip(width === 1280 && !IS_FULL && !isUpdatingSnapshots(), 'desktop screenshots are compared only by npm test -- ci');
    test.setTimeout(WALK_TIMEOUT);
    await page.setViewportSize({ width, height: width < 700 ? 844 : 800 });
    await page.clock.setFixedTime('2026-01-10T10:00:00');
    const changed: string[] = [];
    for (const path of WALKED) {
      await page.goto(path);
      await hydrated(page);
      await page.mouse.move(0, 0);
      // Discard the first screenshot, because on a long page the images may still be decoding.
      await wholePage(page);
      const shot = await wholePage(page);
      if (!(await isSame(shot, await wholePage(page)))) changed.push(`${path}: two screenshots in a row differ`);
      const file = join(BASELINE, `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}-${width}.webp`);
      if (isUpdatingSnapshots()) writeFileSync(file, await small(shot, width).webp({ quality: 92, effort: 6 }).toBuffer());
      if (!existsSync(file)) {
        changed.push(`${path}: has no approved screenshot yet`);
        continue;
      }
      const was = await sharp(readFileSync(file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const is = await small(shot, width).raw().toBuffer({ resolveWithObject: true });
      // A changed line break may alter the height slightly.
      if (Math.abs(was.info.height - is.info.height) > 3) {
        changed.push(`${path}: ${was.info.height * SCALE_DOWN} px high, now ${is.info.height * SCALE_DOWN}`);
        continue;
      }
      let off = 0;
      const spots = Math.min(was.data.length, is.data.length);
      for (let at = 0; at < spots; at += 1) if (Math.abs(was.data[at]! - is.data[at]!) > TOLERANCE) off += 1;
      if (off * 1000 > spots * MAX_PER_THOUSAND) changed.push(`${path}: ${((100 * off) / spots).toFixed(1)} % of it looks different`);
    }
    expect(changed).toEqual([]);
  });
}
