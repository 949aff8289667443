import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { content } from '../app/content/content.server.ts';
import { rupees } from '../app/domain/price-text.ts';

const LIST = { width: 400, height: 960 };
const FORM = { width: 1200, height: 960 };
const GAP = 16;
const SETTLED_MS = 4000;
const FEWER_RUPEES = 1500;

/**
 * Takes the screenshot for content/README.md: the file list next to a trip's form, with a new price in the preview.
 * Publishes nothing.
 */
export async function screenshotEditor(browser: Browser, file: string): Promise<void> {
  const program = spawn(process.execPath, ['editor/edit.ts'], { env: { ...process.env, BROWSER: 'none' }, stdio: 'pipe' });
  try {
    const url = await printedAddress(program.stdout);
    const list = await browser.newPage({ viewport: LIST });
    await list.goto(url);
    await list.getByRole('link').first().waitFor();
    const form = await browser.newPage({ viewport: FORM });
    await changePrice(form, url);
    await sharp({ create: { width: LIST.width + GAP + FORM.width, height: LIST.height, channels: 3, background: '#cfc1ab' } })
      .composite([
        { input: await list.screenshot(), left: 0, top: 0 },
        { input: await form.screenshot(), left: LIST.width + GAP, top: 0 },
      ])
      .jpeg({ quality: 72, mozjpeg: true })
      .toFile(file);
  } finally {
    program.kill();
    await once(program, 'close');
  }
}

/** Types a new price and waits for the preview to show it. */
async function changePrice(page: Page, url: string): Promise<void> {
  const trip = content().lists.upcoming.find(({ price, parentSlug }) => typeof price === 'number' && !parentSlug);
  if (!trip) throw new Error('No trip in content/ has one price for everyone: choose another change for the screenshot.');
  const price = Number(trip.price) - FEWER_RUPEES;
  await page.goto(`${url}/#trips/upcoming/${trip.slug}/trip.yaml`);
  await page.getByLabel('One price for everyone', { exact: true }).fill(String(price));
  const preview = page.frameLocator('iframe');
  await preview.getByText(rupees(price)).first().waitFor();
  // The development server may reload the page once it has found all its dependencies.
  await page.waitForTimeout(SETTLED_MS);
  await preview.getByText(rupees(price)).first().waitFor();
  await preview
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
}

/** The address that `npm run edit` prints when it is ready. */
function printedAddress(output: NodeJS.ReadableStream): Promise<string> {
  let printed = '';
  return new Promise((done, fail) => {
    output.on('data', (chunk: Buffer) => {
      printed += chunk;
      const [, url] = /Edit the site here.*?(http:\S+)/.exec(printed) ?? [];
      if (url) done(url);
    });
    output.once('close', () => fail(new Error(`The editing screen stopped before it was ready:\n${printed}`)));
  });
}
