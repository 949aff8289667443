import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { maxPhotoBytes } from '#app/domain/picture.ts';
import { encode } from '../../build-tools/images/encode.ts';

const SIZE = { width: 540, height: 720, channels: 3 } as const;
const STONE = 3;
const PICTURE = { key: 'a', alt: '', photo: 'a.jpg', focus: undefined, hash: '', largestWidth: 540, hasThumbnails: false };

/** Pseudorandom dark and light squares, like gravel. They are the same on each run, and hardly any photo compresses worse. */
function gravel() {
  const { width, height, channels } = SIZE;
  const pixels = Buffer.alloc(width * height * channels, 240);
  let seed = 7;
  for (let top = 0; top < height; top += STONE) {
    for (let left = 0; left < width; left += STONE) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      if ((seed >> 16) & 1)
        for (let y = top; y < top + STONE; y += 1) pixels.fill(30, (y * width + left) * channels, (y * width + left + STONE) * channels);
    }
  }
  return sharp(pixels, { raw: SIZE });
}

test('the AVIF files of a photo that compresses badly are within the size limit for each width', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'encoded-'));
  const isPortrait = true;
  await encode(gravel(), { ...PICTURE, isPortrait }, folder);
  const weights = readdirSync(folder)
    .filter((name) => name.endsWith('.avif'))
    .map((name) => [Number.parseInt(name, 10), statSync(join(folder, name)).size] as const);
  expect(weights.map(([width]) => width).toSorted((a, b) => a - b)).toEqual([320, 480, 540]);
  expect(weights.filter(([width, bytes]) => bytes > maxPhotoBytes(width, isPortrait))).toEqual([]);
});
