import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';
import type { ContentProblem } from '../../app/content/problem.server.ts';

/** The longest allowed side of a photo, in pixels. Few cameras exceed it: most larger photos are stitched together or broken. */
const LONGEST_SIDE = 12_000;
/** The shortest allowed longest side. A smaller photo is a thumbnail, and blurred on every page. */
const SMALLEST = 400;

const FORMATS: Record<string, readonly string[]> = { jpeg: ['.jpg', '.jpeg'], png: ['.png'], webp: ['.webp'], heif: ['.avif'] };

/** A photo that cannot be used; `issue` is the message for the editor. */
export class UnreadablePhoto extends Error {
  readonly issue: Pick<ContentProblem, 'what' | 'why' | 'fix'>;

  constructor(what: string, fix: string) {
    super(what);
    this.issue = { what, why: 'The page would show a broken picture.', fix };
  }
}

/** Reads a photo's bytes, and checks that it can be decoded completely and has the right extension. @throws UnreadablePhoto */
export async function readPhoto(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  const ending = extname(path).toLowerCase();
  const format = await checkPhoto(bytes, ending);
  if (!FORMATS[format]?.includes(ending)) {
    throw new UnreadablePhoto(
      `The file is a ${format.toUpperCase()}, but its name ends in ${extname(path)}.`,
      `Rename it to end in ${FORMATS[format]?.[0]}.`,
    );
  }
  return bytes;
}

/** Decodes a photo completely and returns its format. @param ending the lowercase file extension with its dot @throws UnreadablePhoto */
export async function checkPhoto(bytes: Buffer, ending: string): Promise<string> {
  if (bytes.length === 0) throw new UnreadablePhoto('The file is empty.', 'Copy the photo into the folder again.');
  if (/^ftyp(heic|heix|hevc|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)) && ending !== '.avif') {
    throw new UnreadablePhoto(
      'This is a HEIC picture, the format of iPhones, whatever its file name says.',
      'Export it as JPEG and use that file instead.',
    );
  }
  const photo = sharp(bytes, { failOn: 'truncated', limitInputPixels: LONGEST_SIDE * LONGEST_SIDE });
  const facts = await photo.metadata().catch(() => undefined);
  if (!facts?.format || !(facts.format in FORMATS)) {
    throw new UnreadablePhoto('The file is not a readable picture.', 'Save it as JPEG, PNG, WebP or AVIF.');
  }
  if (Math.max(facts.width, facts.height) > LONGEST_SIDE) {
    throw new UnreadablePhoto(
      `The picture is ${facts.width} × ${facts.height} pixels.`,
      `Make it smaller: at most ${LONGEST_SIDE} pixels on its longest side; 2,500 are plenty.`,
    );
  }
  if (Math.max(facts.width, facts.height) < SMALLEST) {
    throw new UnreadablePhoto(
      `The picture is only ${facts.width} × ${facts.height} pixels.`,
      `Use the original: at least ${SMALLEST} pixels on its longest side; 2,500 are plenty.`,
    );
  }
  // Resizing still reads the complete file, but decodes a JPEG twenty times as fast as at full size.
  const tiny = photo.resize(64).raw().toBuffer();
  await tiny.catch(() => {
    throw new UnreadablePhoto('The picture is incomplete: part of the file is missing.', 'Copy it from the camera or phone again.');
  });
  return facts.format;
}
