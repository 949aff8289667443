import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PictureList, PLACEHOLDER } from '#app/content/pictures.server.ts';
import { SOCIAL_SIZE } from '#app/seo/appearance.ts';
import { PAGES } from '../../tools/pages.ts';
import { readPage } from '../support/built-page.ts';

const FOLDER = 'build/client/pictures';
const KILOBYTE = 1000;

/** Pictures of one scene that are alike on purpose: the home page's two crops of one morning. */
const SIBLINGS = [['home/hero', 'home/hero-tall']];
const LEAST_DISTANCE = 10;

let list: PictureList;
beforeAll(() => {
  list = JSON.parse(readFileSync('.cache/pictures/list.json', 'utf8')) as PictureList;
});

const bytes = (key: string, width: number) => statSync(join(FOLDER, `${list[key]?.file.replace('/pictures/', '')}-${width}.avif`)).size;

test('every slot of the content has its own drawing or photograph', () => {
  expect(Object.keys(list).length).toBeGreaterThan(80);
  expect(
    Object.entries(list)
      .filter(([key, { isPlaceholder }]) => isPlaceholder && key !== PLACEHOLDER.key)
      .map(([key]) => key),
  ).toEqual([]);
});

describe('weights', () => {
  test('a card is at most 30 kB at 640 px, a hero at most 90 kB at 1280 px, a portrait at most 15 kB at 640 px', () => {
    const keys = Object.keys(list);
    expect(keys.filter((key) => bytes(key, 640) > 30 * KILOBYTE)).toEqual([]);
    expect(keys.filter((key) => bytes(key, 1280) > 90 * KILOBYTE)).toEqual([]);
    expect(keys.filter((key) => key.startsWith('people/') && bytes(key, 640) > 15 * KILOBYTE)).toEqual([]);
  });

  test('the first view of home weighs at most 250 kB on a phone with three device pixels a pixel', () => {
    const style = readdirSync('build/client/assets').filter((name) => /\.css\.br$|\.woff2$/.test(name));
    const parts = [
      statSync('build/client/index.html.br').size,
      ...style.map((name) => statSync(join('build/client/assets', name)).size),
      bytes('home/hero-tall', 1920),
    ];
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThan(250 * KILOBYTE);
  });
});

test('every trip, and the site, has a picture for chats: 1200 by 630, a JPEG of at most 300 kB', async () => {
  const trips = PAGES.filter((address) => /^\/trips\/\w+\/./.test(address)).map((address) => address.replace('/trips/', ''));
  expect(trips.length).toBeGreaterThan(20);
  for (const name of ['site', ...trips]) {
    const file = join('build/client/social', `${name}.jpg`);
    const { format, width, height } = await sharp(file).metadata();
    expect({ name, format, width, height }).toEqual({ name, format: 'jpeg', ...SOCIAL_SIZE });
    expect(statSync(file).size, name).toBeLessThan(300 * KILOBYTE);
  }
});

test('no two pictures look alike', async () => {
  const prints = new Map<string, boolean[]>();
  for (const [key, { file }] of Object.entries(list)) prints.set(key, await fingerprint(join('build/client', `${file}-320.avif`)));
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

test('every picture says what is to be seen, but for ornaments, and every file that a page names is there', () => {
  const files = new Set(readdirSync(FOLDER));
  for (const address of PAGES) {
    const { html, images } = readPage('build/client', address);
    const named = [...html.matchAll(/\/pictures\/([\w-]+\.(?:avif|webp|jpg))/g)].map(([, name = '']) => name);
    expect(
      named.filter((name) => !files.has(name)),
      address,
    ).toEqual([]);
    // Thumbnails repeat the gallery: the words stand with the large picture.
    const ornaments = images.filter((tag) => / alt=""/.test(tag)).length;
    expect(ornaments, address).toBeLessThanOrEqual(10);
  }
});

/** A difference hash of 16 × 16: whether each spot is lighter than its right neighbour. */
async function fingerprint(file: string): Promise<boolean[]> {
  const { data } = await sharp(file).greyscale().resize(17, 16, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: 256 }, (_, at) => {
    const place = Math.floor(at / 16) * 17 + (at % 16);
    return (data[place] ?? 0) > (data[place + 1] ?? 0);
  });
}
