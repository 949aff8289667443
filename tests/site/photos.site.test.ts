import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltImages } from '#app/content/built-images.server.ts';
import { newTrip } from '../../editor/new-trip.ts';
import { ContentCopy } from '../support/content-copy.ts';

const TRIP = 'trips/past/a-trip-of-the-test';
/** The site's image cache. */
const MADE = '.cache/pictures/made';
let copy: ContentCopy;
let pictures: string;

/** Generates the images for the copied content that are not cached yet. @returns the error output, or '' */
function makePictures(): string {
  const env = { ...process.env, NODE_ENV: 'production', CONTENT_DIR: copy.folder, PICTURES_DIR: pictures };
  try {
    execFileSync('node', ['build-tools/images/make-images.ts'], { env, stdio: 'pipe' });
    return '';
  } catch (error) {
    return String((error as { stderr: Buffer }).stderr);
  }
}

const listed = () => JSON.parse(readFileSync(join(pictures, 'list.json'), 'utf8')) as BuiltImages;
const drop = (name: string, bytes: Buffer | string) => writeFileSync(join(copy.folder, TRIP, name), bytes);
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3a8fa0' } });

/** Unusable photos: extension, contents and expected message. */
const REFUSED: readonly { name: string; bytes: () => Promise<Buffer> | Buffer; message: RegExp }[] = [
  { name: 'jpg', bytes: () => Buffer.alloc(0), message: /The file is empty/ },
  {
    name: 'jpg',
    bytes: async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 900),
    message: /is incomplete|not a readable picture/,
  },
  { name: 'jpg', bytes: () => plain(500, 500).png().toBuffer(), message: /is a PNG, but its name ends in \.jpg/ },
  { name: 'jpg', bytes: () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), message: /HEIC picture/ },
  { name: 'jpg', bytes: () => Buffer.from('hello'), message: /not a readable picture/ },
  { name: 'jpg', bytes: () => plain(60, 40).jpeg().toBuffer(), message: /only 60 × 40 pixels/ },
  { name: 'png', bytes: () => plain(12_001, 10).png().toBuffer(), message: /12001 × 10 pixels/ },
];

beforeAll(async () => {
  copy = new ContentCopy();
  await newTrip(copy.folder, 'past', 'a-trip-of-the-test', new Date(2026, 0, 1));
  copy
    .fillIn(`${TRIP}/trip.yaml`)
    .replace(`${TRIP}/trip.yaml`, /^gallery:\n/m, `gallery:\n${'  - alt: One more photo.\n'.repeat(1 + REFUSED.length)}`);
  pictures = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(pictures, 'made'));
  for (const made of existsSync(MADE) ? readdirSync(MADE) : []) symlinkSync(resolve(MADE, made), join(pictures, 'made', made));
});
afterAll(() => rmSync(pictures, { recursive: true }));

describe('a photo added to a trip', { timeout: 900_000 }, () => {
  test('a new photo is used, turned upright, stripped of its camera metadata and not enlarged', async () => {
    // A phone stores a portrait photo sideways, with its orientation in EXIF.
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

  test('all unusable photos are reported together, each with its file, problem and fix', async () => {
    const files = REFUSED.map(({ name, message }, index) => ({ file: `gallery-${index + 2}.${name}`, message }));
    for (const [index, { bytes }] of REFUSED.entries()) drop(files[index]!.file, await bytes());
    const said = makePictures();
    for (const { file } of files) rmSync(join(copy.folder, TRIP, file));
    const problems = said.split(/(?=^.*content\/)/m).filter((part) => part.includes('content/'));
    for (const { file, message } of files) {
      const problem = problems.find((part) => part.includes(`content/${TRIP}/${file}`));
      expect(problem, file).toMatch(message);
      expect(problem, file).toMatch(/fix: \w/);
    }
  });
});
