import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltImages } from '#app/content/built-images.server.ts';
import { newTrip } from '../../scripts/new-trip.ts';
import { ContentCopy } from '../support/content-copy.ts';

const TRIP = 'trips/past/a-trip-of-the-test';
/** What the site's own build has made. */
const MADE = '.cache/pictures/made';
let copy: ContentCopy;
let pictures: string;

/** Makes all pictures of the copied content; what has been made is linked to, so that only new ones cost time. */
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

/** Photographs that cannot be used: how their names end, what is in them, and what is said of them. */
const REFUSED: readonly { name: string; bytes: () => Promise<Buffer> | Buffer; told: RegExp }[] = [
  { name: 'jpg', bytes: () => Buffer.alloc(0), told: /The file is empty/ },
  {
    name: 'jpg',
    bytes: async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 900),
    told: /breaks off|no picture that can be read/,
  },
  { name: 'jpg', bytes: () => plain(300, 300).png().toBuffer(), told: /is a PNG, but its name ends in \.jpg/ },
  { name: 'jpg', bytes: () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), told: /HEIC picture/ },
  { name: 'jpg', bytes: () => Buffer.from('hello'), told: /no picture that can be read/ },
  { name: 'png', bytes: () => plain(12_001, 10).png().toBuffer(), told: /12001 × 10 pixels/ },
];

beforeAll(async () => {
  copy = new ContentCopy();
  await newTrip(copy.folder, 'past', 'a-trip-of-the-test', new Date(2026, 0, 1));
  copy.replace(`${TRIP}/trip.yaml`, /^gallery:\n/m, `gallery:\n${'  - alt: One more photo.\n'.repeat(1 + REFUSED.length)}`);
  pictures = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(pictures, 'made'));
  for (const made of existsSync(MADE) ? readdirSync(MADE) : []) symlinkSync(resolve(MADE, made), join(pictures, 'made', made));
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

  test('one run names all that cannot be used, each with file, what and fix', async () => {
    const files = REFUSED.map(({ name, told }, index) => ({ file: `gallery-${index + 2}.${name}`, told }));
    for (const [index, { bytes }] of REFUSED.entries()) drop(files[index]!.file, await bytes());
    const said = makePictures();
    for (const { file } of files) rmSync(join(copy.folder, TRIP, file));
    const problems = said.split(/(?=^.*content\/)/m).filter((part) => part.includes('content/'));
    for (const { file, told } of files) {
      const problem = problems.find((part) => part.includes(`content/${TRIP}/${file}`));
      expect(problem, file).toMatch(told);
      expect(problem, file).toMatch(/fix: \w/);
    }
  });
});
