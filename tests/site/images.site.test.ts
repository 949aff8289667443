import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BuiltImages } from '#app/content/built-images.server.ts';
import { CONTENT_FOLDER } from '#app/content/content.server.ts';
import { maxPhotoBytes, widthsOf } from '#app/domain/picture.ts';
import { SOCIAL_SIZE } from '#app/seo/appearance.ts';
import { drawingPath } from '../../art/drawing-path.ts';
import { PAGES } from '../../scripts/support/pages.ts';
import { readPage } from '../support/built-page.ts';

const FOLDER = 'build/client/pictures';
const KILOBYTE = 1000;

/** Drawings that look alike on purpose: the two versions of the home page's scene. */
const SIBLINGS = [['home/hero', 'home/hero-tall']];
const LEAST_DISTANCE = 10;

let list: BuiltImages;
beforeAll(() => {
  list = JSON.parse(readFileSync('.cache/pictures/list.json', 'utf8')) as BuiltImages;
});

const fileOf = (key: string, width: number) => join(FOLDER, `${list[key]?.file.replace('/pictures/', '')}-${width}.avif`);
const bytes = (key: string, width: number) => statSync(fileOf(key, width)).size;
/** The editor's photos, to which the rules for drawings don't apply. */
const photos = new Set(
  globSync('**/*.{jpg,jpeg,png,webp,avif}', { cwd: CONTENT_FOLDER }).map((name) => name.toLowerCase().replace(/\.\w+$/, '')),
);
const hasDrawing = (key: string) => existsSync(join('art', drawingPath(key)));
const drawn = () => Object.keys(list).filter((key) => hasDrawing(key) && !photos.has(key));

test('a picture is a placeholder if and only if it has neither a photo nor a drawing', () => {
  expect(drawn()).not.toEqual([]);
  const missing = Object.keys(list).filter((key) => !photos.has(key) && !hasDrawing(key));
  const placeholders = Object.entries(list).filter(([, { isPlaceholder }]) => isPlaceholder);
  expect(placeholders.map(([key]) => key).toSorted()).toEqual(missing.toSorted());
});

describe('file sizes', () => {
  test('an image is at most 30 kB at 640 px, three times as much at double the width, and half as much if it is a portrait', () => {
    const heavy = Object.keys(list).flatMap((key) =>
      widthsOf(list[key]!.width)
        .filter((width) => bytes(key, width) > maxPhotoBytes(width, key.startsWith('people/')))
        .map((width) => `${key} at ${width}: ${bytes(key, width)}`),
    );
    expect(heavy).toEqual([]);
    expect([maxPhotoBytes(640, false), maxPhotoBytes(1280, false), maxPhotoBytes(640, true)]).toEqual([30_000, 90_000, 15_000]);
  });
});

test('every trip and the site have a social image: a 1200 × 630 JPEG of less than 300 kB', async () => {
  const trips = PAGES.filter((address) => /^\/trips\/\w+\/./.test(address)).map((address) => address.replace('/trips/', ''));
  expect(trips).not.toEqual([]);
  for (const name of ['site', ...trips]) {
    const file = join('build/client/social', `${name}.jpg`);
    const { format, width, height } = await sharp(file).metadata();
    expect({ name, format, width, height }).toEqual({ name, format: 'jpeg', ...SOCIAL_SIZE });
    expect(statSync(file).size, name).toBeLessThan(300 * KILOBYTE);
  }
});

test('no two drawings look alike, except two versions of one scene', async () => {
  const prints = new Map<string, boolean[]>();
  for (const key of drawn()) prints.set(key, await fingerprint(fileOf(key, 320)));
  const keys = [...prints.keys()];
  const alike = keys.flatMap((a, index) =>
    keys.slice(index + 1).flatMap((b) => {
      const distance = prints.get(a)!.filter((bit, at) => bit !== prints.get(b)![at]).length;
      const isSibling = SIBLINGS.some((pair) => pair.includes(a) && pair.includes(b));
      return distance < LEAST_DISTANCE && !isSibling ? [`${a} and ${b}: ${distance}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test('every picture has alt text unless it is decorative, and every referenced file exists', () => {
  const files = new Set(readdirSync(FOLDER));
  const placeholders = Object.values(list).filter(({ isPlaceholder }) => isPlaceholder);
  // The map's drawing needs no alt text, because the iframe in front of it has a title.
  const silent = new Set([...placeholders, list['pages/contact-map']!].map(({ file }) => file.replace('/pictures/', '')));
  for (const address of PAGES) {
    const { html, images } = readPage('build/client', address);
    const named = [...html.matchAll(/\/pictures\/([\w-]+\.(?:avif|jpg))/g)].map(([, name = '']) => name);
    expect(
      named.filter((name) => !files.has(name)),
      address,
    ).toEqual([]);
    // Thumbnails repeat gallery pictures, which have the alt text.
    const nameOf = (tag: string) => / src="\/pictures\/([\w-]+?)-\d+\.\w+"/.exec(tag)?.[1] ?? tag;
    const described = new Set(images.filter((tag) => !/ alt=""/.test(tag)).map(nameOf));
    // The pictures on /all-trips need no alt text, because the link that covers each has text.
    const ornaments = address === '/all-trips' ? [] : images.filter((tag) => / alt=""/.test(tag)).map(nameOf);
    expect(
      ornaments.filter((name) => !described.has(name) && !silent.has(name)),
      address,
    ).toEqual([]);
  }
});

/** A 16 × 16 difference hash: whether each pixel is lighter than the one to its right. */
async function fingerprint(file: string): Promise<boolean[]> {
  const { data } = await sharp(file).greyscale().resize(17, 16, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: 256 }, (_, at) => {
    const place = Math.floor(at / 16) * 17 + (at % 16);
    return (data[place] ?? 0) > (data[place + 1] ?? 0);
  });
}
