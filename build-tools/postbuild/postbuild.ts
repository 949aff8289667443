/** The last step before a build is published: turns the framework's output into static files that any host can serve. */
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';
import { type BuiltImages, IMAGES_FOLDER } from '../../app/content/built-images.server.ts';
import { content } from '../../app/content/content.server.ts';
import { sitePages } from '../../app/content/site-pages.server.ts';
import { feedFiles } from '../../app/feeds/feed-files.server.ts';
import { withBuiltHead } from '../../app/seo/built-head.server.ts';
import { manifest } from '../../app/seo/manifest.server.ts';
import { writeCloudflareFiles } from '../hosting/cloudflare-files.ts';
import { redirectPage } from '../hosting/redirect-page.ts';
import { TRIP_PATTERN } from '../hosting/site-manifest.ts';
import { withDeferredHydration } from './deferred-hydration.ts';
import { writeIcons } from './icons.ts';
import { securityText } from './security-txt.ts';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);

/**
 * How each not-found page hydrates. Some hosts also serve the one for trips at paths where the router would not render a trip. The
 * other one hydrates at any path but one with a line break, which the router's '*' does not match.
 */
const NOT_FOUND_PAGES: Readonly<Record<string, Parameters<typeof withDeferredHydration>[1]>> = {
  'trips/404.html': { only: `^${TRIP_PATTERN}/?$` },
  '404.html': { only: '^(?!.*%(?:0[aAdD]|[eE]2%80%[aA][89]))', isAnyAddress: true },
};

const TEXT = /\.(?:html|data|js|css|svg|json|xml|txt|md|ics|webmanifest)$/;

/** @param folder the built site, build/client */
export async function postbuild(folder: string): Promise<void> {
  const at = (path: string) => join(folder, path);
  const { redirects } = content();
  // This page is blank without JavaScript. It is not needed, because unknown addresses have not-found pages.
  await rm(at('__spa-fallback.html'), { force: true });
  await copyPictures(at('pictures'));
  await cp(join(IMAGES_FOLDER, 'social'), at('social'), { recursive: true });
  await rename(at('trips/unknown/trip/index.html'), at('trips/404.html'));
  await rm(at('trips/unknown'), { recursive: true });
  await rename(at('404/index.html'), at('404.html'));
  await rm(at('404'), { recursive: true });
  for (const { from } of redirects) await rm(at(`${from}/index.html`));
  await deferHydration(folder);
  for (const { from, to } of redirects) await writeFile(at(`${from}/index.html`), redirectPage(to));
  await flatten(folder);
  await writeSeoFiles(folder);
  await mkdir(at('.well-known'), { recursive: true });
  await writeFile(at('.well-known/security.txt'), securityText(content().company));
  writeCloudflareFiles(folder);
  await precompress(folder);
}

/** Copies the pictures of this build. The folder also has those of earlier ones. */
async function copyPictures(to: string): Promise<void> {
  const list = JSON.parse(await readFile(join(IMAGES_FOLDER, 'list.json'), 'utf8')) as BuiltImages;
  const wanted = new Set(Object.values(list).map(({ file }) => basename(file)));
  await mkdir(to);
  for (const name of await readdir(join(IMAGES_FOLDER, 'files')))
    if (/\.(?:avif|jpg)$/.test(name) && wanted.has(name.slice(0, name.lastIndexOf('-'))))
      await copyFile(join(IMAGES_FOLDER, 'files', name), join(to, name));
}

/** Moves pages, for example from all-trips/index.html to all-trips.html, so that hosts serve /all-trips without a trailing slash. */
async function flatten(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.name !== 'index.html' || dirname(file) === folder) continue;
    await mkdir(dirname(entry.parentPath), { recursive: true });
    await rename(file, `${entry.parentPath}.html`);
    if ((await readdir(entry.parentPath)).length === 0) await rmdir(entry.parentPath);
  }
}

/** Adds metadata to each page's head, and writes the feeds, calendars, manifest and icons. */
async function writeSeoFiles(folder: string): Promise<void> {
  for (const page of sitePages()) {
    const file = join(folder, page.path === '/' ? 'index.html' : `${page.path}.html`);
    await writeFile(file, withBuiltHead(await readFile(file, 'utf8'), page));
  }
  for (const { path, text } of feedFiles()) await writeFile(join(folder, path), text);
  await writeFile(join(folder, 'manifest.webmanifest'), manifest());
  await writeIcons(folder);
}

async function deferHydration(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    await writeFile(file, withDeferredHydration(await readFile(file, 'utf8'), NOT_FOUND_PAGES[relative(folder, file)]));
  }
}

/**
 * Writes brotli and gzip copies beside each text file, so that servers don't have to compress on every request. Data files get a lower
 * brotli quality, which is three times as fast and makes them 3% larger. Pages don't: it would cost a trip one more round trip.
 */
async function precompress(folder: string): Promise<void> {
  const texts = (await readdir(folder, { withFileTypes: true, recursive: true })).filter(({ name }) => TEXT.test(name));
  const next = texts.values();
  const work = async () => {
    for (const { parentPath, name } of next) {
      const file = join(parentPath, name);
      const text = await readFile(file);
      const quality = name.endsWith('.data') ? 10 : constants.BROTLI_MAX_QUALITY;
      await writeFile(
        `${file}.br`,
        await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
      );
      await writeFile(`${file}.gz`, await gzip(text, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
}
