import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { IMAGES_FOLDER } from '#app/content/built-images.server.ts';
import { freePort } from '../../build-tools/hosting/free-port.ts';
import { imageJobs } from '../../build-tools/images/image-jobs.ts';
import { ContentCopy } from './content-copy.ts';
import { startProgram } from './started-program.ts';

/** A running `npm run dev`; `output` returns its terminal output so far. */
type DevServer = { url: string; output: () => string; stop: () => Promise<void> };

/** Starts `npm run dev` on a content folder, with at least one picture still to be made, and resolves once it prints its address. */
export async function startDevServer(content: string): Promise<DevServer> {
  const pictures = freshPictures();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { output, stop } = await startProgram(
    ['dev', '--', '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    { CONTENT_DIR: content, PICTURES_DIR: pictures },
    new RegExp(`(${url}/)`),
  );
  return {
    url,
    output,
    stop: async () => {
      await stop();
      rmSync(pictures, { recursive: true });
    },
  };
}

/** Creates a pictures folder as in a fresh clone, without list.json. To save time, its cache has links to all cached images but one. */
function freshPictures(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const made = resolve(IMAGES_FOLDER, 'made');
  mkdirSync(join(folder, 'made'));
  // Leave out an image that the site shows, not just any cached one, because some may be outdated.
  const shown = imageJobs()[0]?.hash;
  if (existsSync(made)) for (const name of readdirSync(made)) if (name !== shown) symlinkSync(join(made, name), join(folder, 'made', name));
  return folder;
}

/** One development server per worker, on a copy of the content. Each test must leave the copy valid. */
export const test = base.extend<object, { copy: ContentCopy; dev: DevServer }>({
  copy: [({}, use) => use(new ContentCopy()), { scope: 'worker' }],
  dev: [
    async ({ copy }, use) => {
      const dev = await startDevServer(copy.folder);
      await use(dev);
      await dev.stop();
    },
    { scope: 'worker', timeout: 0 },
  ],
});

export { expect };

/** Opens a page and waits for its hot-reload connection, because a change made before that would not reload it. */
export async function open(page: Page, url: string): Promise<void> {
  await Promise.all([listening(page), page.goto(url)]);
}

/** Makes a change and waits until the page has reloaded automatically. */
export async function save(page: Page, change: () => unknown): Promise<void> {
  await Promise.all([listening(page), change()]);
}

async function listening(page: Page): Promise<void> {
  await page.waitForEvent('console', { predicate: (message) => message.text().includes('[vite] connected.'), timeout: 0 });
}
