/**
 * Takes screenshots of every page of the built site, and puts them on a contact sheet for each width:
 *   npm run screenshots                       all pages at 320, 390, 768 and 1280
 *   npm run screenshots -- /faqs /contact --widths 390,1920
 *   npm run screenshots -- /faqs --day 2025-07-01      with the visitor's clock on that day
 *   npm run screenshots -- art                every picture, large and as a card
 *   npm run screenshots -- readme             docs/home.jpg, the home page for README.md
 *   npm run screenshots -- edit               docs/editing-screen.jpg, the editing screen for content/README.md
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { IMAGES_FOLDER, type BuiltImages } from '../app/content/built-images.server.ts';
import { screenshotEditor } from './screenshot-editor.ts';
import { launchOptions } from './support/chromium.ts';
import { isHydrated } from './support/hydration.ts';
import { serve } from './support/serve.ts';

const OUT = 'screenshots';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: 'string', default: '320,390,768,1280' }, day: { type: 'string' } },
});

if (positionals[0] === 'art') {
  await artSheets();
  process.exit();
}
if (positionals[0] === 'edit') {
  const browser = await chromium.launch(launchOptions());
  await screenshotEditor(browser, 'docs/editing-screen.jpg');
  await browser.close();
  console.log('The editing screen is in docs/editing-screen.jpg');
  process.exit();
}
const isForReadme = positionals[0] === 'readme';

const { module } = await runnerImport<typeof import('./support/pages.ts')>('./scripts/support/pages.ts', {
  logLevel: 'error',
});
const pages = isForReadme ? ['/'] : positionals.length > 0 ? positionals : [...module.PAGES, '/nope', '/trips/upcoming/nope'];
const site = await serve('build/client');
const browser = await chromium.launch(launchOptions());
if (positionals.length === 0) await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });

for (const width of isForReadme ? [1280] : values.widths.split(',').map(Number)) {
  const tab = await browser.newPage({
    viewport: { width, height: width < 700 ? 844 : 800 },
    reducedMotion: 'reduce',
    isMobile: width < 700,
    hasTouch: width < 700,
  });
  if (values.day) await tab.clock.setFixedTime(`${values.day}T10:00:00`);
  // Block requests to other sites.
  await tab.route(
    (url) => url.origin !== site.url,
    (route) => route.abort(),
  );
  const shots: string[] = [];
  for (const path of pages) {
    await tab.goto(`${site.url}${path}`, { waitUntil: 'load' });
    // Start hydration now: until it is done, the page uses neither the clock nor the query string.
    await tab.mouse.move(2, 2);
    await tab.waitForFunction(isHydrated);
    // A full-page screenshot does not scroll, so lazy images would not load.
    await tab.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    });
    const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (overflow > 0) console.log(`${path} at ${width} px: the page overflows by ${overflow} px`);
    const file = `${OUT}/${path.slice(1).replaceAll(/[^a-z0-9-]+/gi, '_') || 'home'}-${width}.png`;
    await tab.screenshot({ path: file, fullPage: !isForReadme });
    shots.push(file);
  }
  await tab.close();
  // A single page is its own sheet.
  if (shots.length > 1) await sheet(shots, `${OUT}/sheet-${width}.png`);
}
await browser.close();
await site.close();
if (isForReadme) await sharp(`${OUT}/home-1280.png`).jpeg({ quality: 80, mozjpeg: true }).toFile('docs/home.jpg');
console.log(isForReadme ? 'The home page is in docs/home.jpg' : `The screenshots are in ${OUT}/`);

/** Makes two contact sheets of all pictures: one with large pictures, and one with pictures the size of cards on a phone. */
async function artSheets(): Promise<void> {
  const list = JSON.parse(await readFile(`${IMAGES_FOLDER}/list.json`, 'utf8')) as BuiltImages;
  const files = Object.values(list).map(({ file }) => file.replace('/pictures/', `${IMAGES_FOLDER}/files/`));
  await mkdir(OUT, { recursive: true });
  for (const [name, width, columns] of [
    ['art-large', 640, 5],
    ['art-cards', 300, 8],
  ] as const) {
    const height = Math.round(width * 0.75);
    const cells = await Promise.all(
      files.map((file) => sharp(`${file}-780.avif`).resize({ width, height, fit: 'cover' }).png().toBuffer()),
    );
    await sharp(cells, { join: { across: columns, shim: 8, background: '#888' } })
      .jpeg({ quality: 85 })
      .toFile(`${OUT}/${name}.jpg`);
  }
  console.log(`${files.length} pictures are in ${OUT}/art-large.jpg and ${OUT}/art-cards.jpg`);
}

/** Puts the screenshots in rows of up to six, scaled to a column, with long pages cropped. */
async function sheet(files: readonly string[], out: string): Promise<void> {
  const cells = await Promise.all(
    files.map(async (file) => {
      const { data, info } = await sharp(file).resize({ width: 420 }).toBuffer({ resolveWithObject: true });
      return sharp(data)
        .extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, 900) })
        .toBuffer();
    }),
  );
  await sharp(cells, { join: { across: Math.min(files.length, 6), shim: 12, background: '#888', valign: 'top' } }).toFile(out);
}
