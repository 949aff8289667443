import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePictures } from './picture-pool.ts';
import type { PictureAnswer, PictureOrder } from './picture-worker.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'picture-pool-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** An order for the drawing of a key, at a width that is quick to make. */
function order(key: string, photoFile?: string): PictureOrder {
  const picture = {
    key,
    alt: '',
    photo: undefined,
    focus: undefined,
    hash: '',
    largestWidth: 320,
    hasThumbnails: false,
    isPortrait: false,
  };
  return { picture, photoFile, folder: join(folder, key.replaceAll(/\W/g, '-')) };
}

/** Writes a drawing outside art/. @returns its picture key */
function drawing(name: string, code: string): string {
  writeFileSync(join(folder, `${name}.tsx`), code);
  return relative('art', join(folder, name));
}

test('an error in a drawing is thrown with its line, and ends the work', async () => {
  const broken = drawing('broken', `\nexport default function Broken() {\n  throw new TypeError('The banyan has no roots.');\n}\n`);
  const wide = order(broken);
  wide.picture.largestWidth = 640;
  const rest = Array.from({ length: 40 }, (_, index) => order(`no-drawing/${index}`));
  const made: string[] = [];
  const work = makePictures([...rest, wide], ({ picture }) => made.push(picture.key));
  await expect(work).rejects.toMatchObject({ message: 'The banyan has no roots.', stack: expect.stringContaining('broken.tsx:3:9') });
  expect(made.length).toBeLessThan(rest.length);
});

test('a drawing that cannot be compiled is named', async () => {
  const garbled = drawing('garbled', 'export default () => <svg>;');
  await expect(makePictures([order(garbled)], () => {})).rejects.toThrow(/garbled\.tsx/);
});

test('a drawing whose SVG is too large is refused', async () => {
  const huge = drawing('huge', `export default function Huge() {\n  return 'M0 0'.repeat(1_100_000);\n}\n`);
  await expect(makePictures([order(huge)], () => {})).rejects.toThrow('Huge has an SVG of 4.4 MB');
});

test('an unusable photo is reported, and the other pictures are made', async () => {
  const photo = join(folder, 'photo.jpg');
  writeFileSync(photo, 'hello');
  const reported = new Map<string, PictureAnswer['unusable']>();
  const [good, bad] = [order('no-drawing/good'), order('no-drawing/bad', photo)];
  await makePictures([bad, good], ({ picture }, unusable) => reported.set(picture.key, unusable));
  expect(reported.get(bad.picture.key)?.what).toBe('The file is not a readable picture.');
  expect(reported.get(good.picture.key)).toBeUndefined();
  expect(readdirSync(good.folder).toSorted()).toEqual(['320.avif', '320.jpg', 'picture.json']);
  expect(existsSync(bad.folder)).toBe(false);
});
