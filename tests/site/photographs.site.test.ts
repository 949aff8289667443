import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PictureList } from '#app/content/pictures.server.ts';
import { newTrip } from '../../scripts/new-trip.ts';
import { ContentCopy } from '../support/content-copy.ts';

const TRIP = 'trips/past/a-trip-of-the-test';
let copy: ContentCopy;
let pictures: string;

/** Makes all pictures of the copied content; what the site's own build has made is taken over, so that only new ones cost time. */
function makePictures(): string {
  const env = { ...process.env, NODE_ENV: 'production', CONTENT_DIR: copy.folder, PICTURES_DIR: pictures };
  try {
    execFileSync('node', ['scripts/pictures/make-pictures.ts'], { env, stdio: 'pipe' });
    return '';
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr);
  }
}

const listed = () => JSON.parse(readFileSync(join(pictures, 'list.json'), 'utf8')) as PictureList;
const drop = (name: string, bytes: Buffer | string) => writeFileSync(join(copy.folder, TRIP, name), bytes);
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3a8fa0' } });

beforeAll(async () => {
  copy = new ContentCopy();
  await newTrip(copy.folder, 'past', 'a-trip-of-the-test', new Date(2026, 0, 1));
  copy.replace(`${TRIP}/trip.yaml`, /^gallery:\n/m, 'gallery:\n  - alt: The photo before the first.\n');
  pictures = mkdtempSync(join(tmpdir(), 'pictures-'));
  if (existsSync('.cache/pictures/made')) cpSync('.cache/pictures/made', join(pictures, 'made'), { recursive: true });
});
afterAll(() => rmSync(pictures, { recursive: true }));

describe('a photograph dropped beside a trip', { timeout: 900_000 }, () => {
  test('takes the place of its drawing: turned as the camera was held, without what the camera wrote, never enlarged', async () => {
    // A phone held upright: the picture lies on its side, and a note says how to turn it.
    const portrait = await plain(1200, 800)
      .withExif({ IFD3: { GPSLatitude: '13/1 1/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    drop('gallery-1.jpg', portrait);
    drop('hero.jpg', await plain(4000, 1000).jpeg().toBuffer());
    expect(makePictures()).toBe('');
    const { [`${TRIP}/gallery-1`]: turned, [`${TRIP}/hero`]: panorama } = listed();
    expect([turned?.width, turned?.height]).toEqual([800, 1200]);
    expect([panorama?.width, panorama?.height]).toEqual([1920, 480]);
    const file = (name: string) => join(pictures, 'files', name.replace('/pictures/', ''));
    const made = await sharp(file(`${turned?.file}-800.jpg`)).metadata();
    expect([made.width, made.height, made.exif, made.orientation]).toEqual([800, 1200, undefined, undefined]);
    expect(existsSync(file(`${turned?.file}-1280.avif`))).toBe(false);
  });

  test.each<[what: string, name: string, bytes: () => Promise<Buffer> | Buffer, told: RegExp]>([
    ['an empty file', 'gallery-2.jpg', () => Buffer.alloc(0), /The file is empty/],
    [
      'a file that breaks off',
      'gallery-2.jpg',
      async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 900),
      /breaks off|no picture that can be read/,
    ],
    ['a PNG that calls itself JPEG', 'gallery-2.jpg', () => plain(300, 300).png().toBuffer(), /is a PNG, but its name ends in \.jpg/],
    ['a HEIC that calls itself JPEG', 'gallery-2.jpg', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC picture/],
    ['a text that calls itself JPEG', 'gallery-2.jpg', () => Buffer.from('hello'), /no picture that can be read/],
    ['a picture of 12,001 pixels', 'gallery-2.png', () => plain(12_001, 10).png().toBuffer(), /12001 × 10 pixels/],
  ])('%s is refused with file, what and fix', async (_, name, bytes, told) => {
    drop(name, await bytes());
    const said = makePictures();
    rmSync(join(copy.folder, TRIP, name));
    expect(said).toContain(`content/${TRIP}/${name}`);
    expect(said).toMatch(told);
    expect(said).toMatch(/fix: \w/);
  });
});
