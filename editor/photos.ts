import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkPhoto } from '../build-tools/images/read-photo.ts';

/** Longest side of a photograph in content/, in pixels: more than any page shows. */
const LONGEST_SIDE = 2560;
const JPEG = { quality: 88, progressive: true };
const ID = /^[0-9a-f]{64}\.[a-z]+$/;

/** Photographs that forms speak of, under names made from their bytes: those of content/, and those that are not published yet. */
export class PhotoStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Keeps a photograph. @param ending of its file's name @returns its name here */
  keep(bytes: Buffer, ending: string): string {
    const id = createHash('sha256').update(bytes).digest('hex') + ending.toLowerCase();
    const file = join(this.#folder, id);
    if (!existsSync(file)) writeFileSync(file, bytes);
    return id;
  }

  /** A photograph's bytes; undefined where the screen was started anew since it was dropped. */
  read(id: string): Buffer | undefined {
    const file = join(this.#folder, id);
    return ID.test(id) && existsSync(file) ? readFileSync(file) : undefined;
  }
}

/**
 * A photograph as content/ keeps it: a JPEG turned as the camera was held, shrunk, without what the camera wrote into it.
 * @throws UnreadablePhoto
 */
export async function preparePhoto(bytes: Buffer, ending: string): Promise<Buffer> {
  await checkPhoto(bytes, ending);
  return sharp(bytes)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg(JPEG)
    .toBuffer();
}
