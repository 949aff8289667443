import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';
import type { ContentProblem } from '../../app/content/problem.server.ts';

/** Longest side of a photograph, in pixels. Cameras stay below it; what is longer was stitched, or is a mistake. */
const LONGEST_SIDE = 12_000;

const FORMATS: Record<string, readonly string[]> = { jpeg: ['.jpg', '.jpeg'], png: ['.png'], webp: ['.webp'], heif: ['.avif'] };

/** A photograph that cannot be used; `issue` says it to the editor. */
export class UnreadablePhoto extends Error {
  readonly issue: Pick<ContentProblem, 'what' | 'why' | 'fix'>;

  constructor(what: string, fix: string) {
    super(what);
    this.issue = { what, why: 'The page would show a broken picture.', fix };
  }
}

/** A photograph's bytes, looked through to the last pixel. @throws UnreadablePhoto */
export async function readPhoto(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  const ending = extname(path).toLowerCase();
  const format = await checkPhoto(bytes, ending);
  if (!FORMATS[format]?.includes(ending)) {
    throw new UnreadablePhoto(
      `The file is a ${format.toUpperCase()}, but its name ends in ${extname(path)}.`,
      `Rename it so that it ends in ${FORMATS[format]?.[0]}.`,
    );
  }
  return bytes;
}

/** The format of a photograph, which is looked through to the last pixel. @param ending of its name, in small letters @throws UnreadablePhoto */
export async function checkPhoto(bytes: Buffer, ending: string): Promise<string> {
  if (bytes.length === 0) throw new UnreadablePhoto('The file is empty.', 'Copy the photograph into the folder again.');
  if (/^ftyp(heic|heix|hevc|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)) && ending !== '.avif') {
    throw new UnreadablePhoto(
      "This is a HEIC picture, as iPhones save them, whatever the file's name says.",
      'Export it as JPEG and put that in its place.',
    );
  }
  const photo = sharp(bytes, { failOn: 'truncated', limitInputPixels: LONGEST_SIDE * LONGEST_SIDE });
  const facts = await photo.metadata().catch(() => undefined);
  if (!facts?.format || !(facts.format in FORMATS)) {
    throw new UnreadablePhoto('This is no picture that can be read.', 'Save it as JPEG, PNG, WebP or AVIF.');
  }
  if (Math.max(facts.width, facts.height) > LONGEST_SIDE) {
    throw new UnreadablePhoto(
      `The picture is ${facts.width} × ${facts.height} pixels.`,
      `Save it smaller: ${LONGEST_SIDE} pixels on its longest side at most, 2,500 are plenty.`,
    );
  }
  // Made tiny, it is read to its end all the same, and a JPEG twenty times as fast as at its full size.
  const tiny = photo.resize(64).raw().toBuffer();
  await tiny.catch(() => {
    throw new UnreadablePhoto('The picture breaks off: a part of the file is missing.', 'Copy it from the camera or phone again.');
  });
  return facts.format;
}
