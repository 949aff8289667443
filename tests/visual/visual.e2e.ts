import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { IS_FULL } from '../../scripts/support/pages.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, isUpdatingSnapshots, test, WALK_TIMEOUT } from '../support/site.ts';

/** Approved screenshots, so small that a changed letter goes unnoticed. `npm test -- visual --update-snapshots` rewrites those that differ. */
const BASELINE = 'tests/visual/baseline';

/** A picture of a page's main part, or of another part of it. Without `both`, only on a phone. */
type Picture = { path: string; part?: string; both?: true; protects: string };

/**
 * Pages of the fixture site, so that the pictures track the design and not the content. Each kind of page is photographed once, and a
 * rare state only where it differs.
 */
const PICTURES: readonly Picture[] = [
  { path: '/', part: 'body', both: true, protects: 'the home page with header and footer' },
  { path: '/all-trips', both: true, protects: 'the page with the two lists' },
  { path: '/all-upcoming-trips', both: true, protects: 'filters, and cards with every badge' },
  { path: '/all-past-trips', both: true, protects: 'cards of past trips' },
  { path: '/trips/upcoming/one-price', part: 'body', both: true, protects: 'every section of a trip, and the bar at the bottom' },
  { path: '/trips/upcoming/bare', protects: 'the sections of a trip with only what it must have' },
  { path: '/trips/upcoming/age-bands', part: '.family-choice', protects: 'prices by age' },
  { path: '/trips/upcoming/four-departures', part: '.side-panel', protects: 'four departures' },
  { path: '/trips/upcoming/departed', part: '.side-panel', protects: 'a departure that has left' },
  { path: '/trips/upcoming/ladies', part: '.trip-hero', protects: 'the colours of an all-ladies trip' },
  { path: '/trips/upcoming/ninety-letters', part: '.trip-hero', protects: 'the longest title' },
  { path: '/trips/past/many-photographs', both: true, protects: 'a past trip with a gallery' },
  { path: '/trips/past/one-photograph', part: '[aria-roledescription=carousel]', protects: 'a gallery of one photo' },
  { path: '/how-it-works', both: true, protects: 'the steps' },
  { path: '/faqs', both: true, protects: 'the questions' },
  { path: '/contact', both: true, protects: 'the ways to reach us, and the map' },
  { path: '/cancellation-policy', both: true, protects: 'a policy with its contents and tables' },
  { path: '/nowhere', protects: 'the page for unknown addresses' },
  { path: '/trips/upcoming/nowhere', protects: 'the page for unknown trips' },
];
const HEADING = '.page-width:has(> .text-page)';
/** Components that most pages have, and the pages that show them. Other pictures leave them out, so that none is in more than six. */
const SHOWN_ON: Readonly<Record<string, readonly string[]>> = {
  '.button': ['/', '/trips/upcoming/one-price'],
  '.breadcrumbs': ['/faqs', '/trips/upcoming/one-price'],
  [HEADING]: ['/all-trips', '/all-upcoming-trips', '/nowhere', '/trips/upcoming/nowhere'],
  '.trip-rule': ['/', '/all-upcoming-trips', '/trips/upcoming/one-price'],
  '.bullet-list': ['/', '/all-upcoming-trips', '/trips/upcoming/one-price'],
  '.trip-hero': ['/trips/upcoming/one-price', '/trips/upcoming/ladies', '/trips/upcoming/ninety-letters', '/trips/past/many-photographs'],
  '.side-panel': [
    '/trips/upcoming/one-price',
    '/trips/upcoming/age-bands',
    '/trips/upcoming/four-departures',
    '/trips/upcoming/departed',
    '/trips/past/many-photographs',
  ],
};
const SCALE_DOWN = 8;
/** How far a colour value may differ (out of 255), and how many values per thousand may differ by more. */
const TOLERANCE = 36;
const MAX_PER_THOUSAND = 6;
/** A difference too small to see (out of 255). */
const INVISIBLE = 8;

test.use({ pages: FIXTURE_SITE, expectedNoise: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

async function photograph(page: Page, path: string, part: string): Promise<Buffer> {
  const leftOut = Object.keys(SHOWN_ON).filter((component) => !SHOWN_ON[component]!.includes(path));
  // The bars at the top and the bottom lie over other parts.
  if (part !== 'body') leftOut.push('.site-header', '.trip-bar');
  await page.evaluate(async (components) => {
    for (const element of document.querySelectorAll<HTMLElement>(components)) element.style.display = 'none';
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  }, leftOut.join());
  const box = await page.locator(part).first().boundingBox();
  if (!box) throw new Error(`${page.url()} has no ${part}`);
  return page.screenshot({ fullPage: true, animations: 'disabled', clip: box });
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
  const pictures = PICTURES.filter(({ both }) => both || width === 390);

  test(`at ${width} px every kind of page matches its approved picture and renders the same twice`, async ({ page }) => {
    test.skip(width === 1280 && !IS_FULL && !isUpdatingSnapshots(), 'desktop pictures are compared only by npm test -- ci');
    test.setTimeout(WALK_TIMEOUT);
    await page.setViewportSize({ width, height: width < 700 ? 844 : 800 });
    await page.clock.setFixedTime('2026-01-10T10:00:00');
    const changed: string[] = [];
    for (const { path, part = 'main', protects } of pictures) {
      await page.goto(path);
      await hydrated(page);
      await page.mouse.move(0, 0);
      // Discard the first screenshot, because on a long page the images may still be decoding.
      await photograph(page, path, part);
      const shot = await photograph(page, path, part);
      if (!(await isSame(shot, await photograph(page, path, part)))) changed.push(`${path}: two screenshots in a row differ`);
      const file = join(BASELINE, `${nameOf(path)}-${width}.webp`);
      const difference = await differenceFrom(file, small(shot, width));
      if (difference === '') continue;
      if (isUpdatingSnapshots()) writeFileSync(file, await small(shot, width).webp({ quality: 92, effort: 6 }).toBuffer());
      else changed.push(`${path} (${protects}): ${difference}`);
    }
    expect(changed).toEqual([]);
  });
}

test('each approved picture belongs to the list', () => {
  const names = PICTURES.map(({ path }) => nameOf(path));
  expect(readdirSync(BASELINE).filter((file) => !names.includes(file.replace(/-(?:390|1280)\.webp$/, '')))).toEqual([]);
});

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '_');
}

/** How a picture differs from the approved one; empty if it hardly does. */
async function differenceFrom(file: string, picture: Sharp): Promise<string> {
  if (!existsSync(file)) return 'has no approved picture yet';
  const was = await sharp(readFileSync(file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const is = await picture.raw().toBuffer({ resolveWithObject: true });
  // A changed line break may alter the height slightly.
  if (Math.abs(was.info.height - is.info.height) > 3) return `${was.info.height * SCALE_DOWN} px high, now ${is.info.height * SCALE_DOWN}`;
  const spots = Math.min(was.data.length, is.data.length);
  let off = 0;
  for (let at = 0; at < spots; at += 1) if (Math.abs(was.data[at]! - is.data[at]!) > TOLERANCE) off += 1;
  return off * 1000 > spots * MAX_PER_THOUSAND ? `${((100 * off) / spots).toFixed(1)} % of it looks different` : '';
}
