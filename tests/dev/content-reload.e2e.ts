import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { content } from '#app/content/content.server.ts';
import { rupees } from '#app/domain/price-text.ts';
import { newTrip } from '../../editor/new-trip.ts';
import { ContentCopy } from '../support/content-copy.ts';
import { expect, open, save, startDevServer, test } from '../support/dev-server.ts';

/** A trip with a single price, for these tests to edit. */
const { slug, title } = content().lists.upcoming.find(({ price, parentSlug }) => typeof price === 'number' && !parentSlug)!;
const PAGE = `/trips/upcoming/${slug}`;
const FILE = `trips/upcoming/${slug}/trip.yaml`;

test('in a fresh clone the server makes missing pictures, reports its progress and shows pages with pictures', async ({ page, dev }) => {
  expect(dev.output()).toMatch(/pictures: \d+ of \d+[\s\S]*http:/);
  await open(page, dev.url + PAGE);
  await expectPage(page);
  await expect.poll(() => firstPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a changed price appears on the page without a manual reload', async ({ page, copy, dev }) => {
  await open(page, dev.url + PAGE);
  await save(page, () => copy.replace(FILE, /^price: .*$/m, 'price: 98765'));
  await expect(page.getByText(rupees(98_765)).first()).toBeVisible();
});

test('a content mistake is shown with file, field, problem, reason and fix until it is corrected', async ({ page, request, copy, dev }) => {
  await open(page, dev.url + PAGE);
  const before = dev.output().length;
  await save(page, () => makeMistake(copy));
  await expectMistakes(page, copy);
  expect((await request.get(`${dev.url}/faqs.data`)).status()).toBe(500);
  const logged = () => dev.output().slice(before);
  await expect.poll(logged).toContain(`content/${FILE} → duration`);
  expect(logged()).not.toMatch(/^\s+at /m);
  await save(page, () => fixMistake(copy));
  await expectPage(page);
});

test('an unreadable photo of a new trip is reported, and the trip appears once the photo is readable', async ({ page, copy, dev }) => {
  const folder = 'trips/upcoming/a-trip-of-the-test';
  const photo = join(copy.folder, folder, 'hero.jpg');
  await open(page, `${dev.url}/${folder}`);
  await save(page, async () => {
    await newTrip(copy.folder, 'upcoming', 'a-trip-of-the-test', new Date());
    writeFileSync(photo, 'no picture');
  });
  await expect(page.locator('main')).toContainText(`content/${folder}/hero.jpg`);
  await expect(page.locator('main')).toContainText('Save it as JPEG');

  const jpeg = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await save(page, () => writeFileSync(photo, jpeg));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A trip of the test');
  await expect(firstPicture(page)).toHaveAttribute('width', '800');
});

test('after each new redirect it works, and open pages show the next change', async ({ page, request, copy, dev }) => {
  await open(page, dev.url + PAGE);
  for (const price of [91_000, 92_000, 93_000]) {
    const from = `/an-address-of-the-test-${price}`;
    copy.replace('redirects.yaml', /$/, `  - { from: ${from}, to: ${PAGE} }\n`);
    await expect(async () => expect((await request.get(dev.url + from)).url()).toBe(dev.url + PAGE)).toPass();
    copy.replace(FILE, /^price: .*$/m, `price: ${price}`);
    await expect(page.getByText(rupees(price)).first()).toBeVisible();
  }
});

test('a development server started with invalid content shows the errors, then the site once they are fixed', async ({ page }) => {
  const copy = new ContentCopy();
  makeMistake(copy);
  const dev = await startDevServer(copy.folder);
  try {
    await open(page, dev.url + PAGE);
    await expectMistakes(page, copy);
    await save(page, () => fixMistake(copy));
    await expectPage(page);
  } finally {
    await dev.stop();
  }
});

function makeMistake(copy: ContentCopy): void {
  copy.replace(FILE, /^duration: /m, 'lenght: ');
}

function fixMistake(copy: ContentCopy): void {
  copy.replace(FILE, /^lenght: /m, 'duration: ');
}

async function expectPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

async function expectMistakes(page: Page, copy: ContentCopy): Promise<void> {
  const problems = copy.problems();
  expect(problems).not.toEqual([]);
  for (const text of problems.flatMap((problem) => Object.values(problem))) await expect(page.locator('main')).toContainText(text);
}

function firstPicture(page: Page) {
  return page.locator('main img').first();
}
