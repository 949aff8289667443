import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkPhoto } from '../build-tools/images/read-photo.ts';

/** The longest side of a photo added on the editing screen, in pixels. The widest image on a page is 1920 wide. */
const LONGEST_SIDE = 2560;
const JPEG = { quality: 88, progressive: true };
const ID = /^[0-9a-f]{64}\.[a-z]+$/;

/** Photos that no form has shown for so long are deleted, in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * Stores the photos that forms refer to, published or not. A photo's id is the hash of its bytes plus its extension. A form may
 * outlive the process, so the folder does too.
 */
export class PhotoStore {
  readonly #folder: string;

  constructor(folder = join(tmpdir(), 'edit-photos')) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(folder).map((name) => join(folder, name)))
      if (statSync(file).mtimeMs < Date.now() - KEPT_FOR) rmSync(file);
  }

  /** Stores a photo. @param ending its extension, with the dot @returns its id */
  keep(bytes: Buffer, ending: string): string {
    const id = createHash('sha256').update(bytes).digest('hex') + ending.toLowerCase();
    const file = join(this.#folder, id);
    if (existsSync(file)) {
      const now = new Date();
      utimesSync(file, now, now);
      return id;
    }
    // A killed process must not leave half a photo.
    const written = `${file}.${process.pid}`;
    writeFileSync(written, bytes);
    renameSync(written, file);
    return id;
  }

  /** Reads a photo; undefined if it is missing, for example because the computer was restarted. */
  read(id: string): Buffer | undefined {
    const file = join(this.#folder, id);
    return ID.test(id) && existsSync(file) ? readFileSync(file) : undefined;
  }
}

/**
 * Converts a photo for content/ to an upright JPEG without metadata, whose longest side is at most LONGEST_SIDE.
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
