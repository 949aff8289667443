/**
 * Makes every picture of the site: from a photograph beside the content where there is one, else from its drawing in art/,
 * in every width and format that pages ask for (npm run pictures; part of npm run build). What has been made before from
 * the same source is kept, so that a second run takes seconds.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type Sharp } from 'sharp';
import { runnerImport } from 'vite';
import { content, CONTENT_FOLDER } from '../../app/content/content.server.ts';
import { NOT_FOUND_IMAGES, PICTURES_FOLDER, type PictureList, PLACEHOLDER } from '../../app/content/pictures.server.ts';
import { type ContentProblem, ContentError } from '../../app/content/problem.server.ts';
import { fallbackWidthsOf, heaviestPicture, THUMBNAIL_WIDTHS, widthsOf } from '../../app/domain/picture.ts';
import type { PictureSource } from '../../app/domain/trip.ts';
import { placeholderColorOf } from './placeholder-color.ts';
import { readPhoto, UnreadablePhoto } from './read-photo.ts';

type Drawings = typeof import('../../art/drawings.ts');
/** Where a picture comes from: its bytes, how wide it can be made at most, and the point that crops keep. */
type Source = { bytes: Buffer; isDrawing: boolean; isPortrait: boolean; focus: readonly [number, number]; isPlaceholder: boolean };

/** Changing how files are made makes them all anew. */
const RECIPE = 'v3';
const DRAWN_WIDTH = 1920;
const CACHE = join(PICTURES_FOLDER, 'made');
const FILES = join(PICTURES_FOLDER, 'files');
const FINGERPRINT = join(PICTURES_FOLDER, 'fingerprint.txt');

const WEBP = { quality: 74, effort: 3 };
const JPEG = { quality: 76, mozjpeg: true };
/**
 * More effort than this costs eight times the time and saves five bytes in a hundred; the largest are the slowest. The
 * largest are for screens of two and three device pixels a pixel, where a little less quality is not seen: a fifth fewer bytes.
 */
const avif = (width: number) => (width > 1280 ? { quality: 44, effort: 1 } : { quality: 50, effort: 2 });
/** A photograph of leaves weighs three times a drawing: it is packed harder, step by step, until it fits into its weight. */
const HARDER = 8;
const HARDEST = 10;

/** Every picture that the content asks for, once. */
function sources(): PictureSource[] {
  const { home, howItWorks, faqs, pages, founders, testimonials, upcoming, past } = content();
  return [
    home.hero.image,
    home.hero.portrait,
    home.follow.image,
    home.closing.image,
    ...howItWorks.steps.map(({ image }) => image),
    faqs.image,
    pages.contact.image,
    pages.contact.map,
    NOT_FOUND_IMAGES.kite,
    NOT_FOUND_IMAGES.gate,
    PLACEHOLDER,
    ...[...founders, ...testimonials].map(({ image }) => image),
    ...[...upcoming.values()].map(({ image }) => image),
    ...[...past.values()].flatMap(({ image, gallery }) => [image, ...gallery]),
  ];
}

async function sourceOf({ key, photo }: PictureSource, drawings: Drawings): Promise<Source> {
  const isPortrait = key.startsWith('people/');
  if (photo) {
    const bytes = await readPhoto(join(CONTENT_FOLDER, photo));
    return { bytes, isDrawing: false, isPortrait, focus: [0.5, 0.5], isPlaceholder: false };
  }
  const { drawing, focus, isPlaceholder } = drawings.drawingOf(key);
  return { bytes: Buffer.from(renderToStaticMarkup(createElement(drawing))), isDrawing: true, isPortrait, focus, isPlaceholder };
}

/** The picture as AVIF. A drawing keeps its quality, since its weight is ours to mend; a photograph is the editor's. */
async function avifOf(picture: () => Sharp, width: number, heaviest: number): Promise<Buffer> {
  const { quality, effort } = avif(width);
  for (let next = quality; ; next -= HARDER) {
    const bytes = await picture().avif({ quality: next, effort }).toBuffer();
    if (bytes.length <= heaviest || next - HARDER < HARDEST) return bytes;
  }
}

/** Makes the files of one source in the cache, unless they are there; returns the folder. */
async function made({ bytes, isDrawing, isPortrait }: Source): Promise<string> {
  const folder = join(
    CACHE,
    createHash('sha256')
      .update(isDrawing ? RECIPE : `${RECIPE} ${isPortrait ? 'portrait' : 'photograph'} ${HARDEST}`)
      .update(bytes)
      .digest('hex')
      .slice(0, 12),
  );
  if (existsSync(folder)) return folder;
  const half = `${folder}.half`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true });
  // Rotated as the camera was held; colours become sRGB; what the camera wrote beside the picture is left out.
  const whole = isDrawing
    ? sharp(bytes, { unlimited: true }).resize({ width: DRAWN_WIDTH }).flatten({ background: '#ffffff' })
    : sharp(bytes).autoOrient().flatten({ background: '#ffffff' });
  const { data, info } = await whole.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  for (const width of [...THUMBNAIL_WIDTHS, ...widthsOf(info.width)]) {
    const sized = await sharp(data, raw).resize({ width }).raw().toBuffer({ resolveWithObject: true });
    const picture = () => sharp(sized.data, { raw: { width: sized.info.width, height: sized.info.height, channels: sized.info.channels } });
    const heaviest = isDrawing ? Infinity : heaviestPicture(width, isPortrait);
    await writeFile(join(half, `${width}.avif`), await avifOf(picture, width, heaviest));
    if (!fallbackWidthsOf(info.width).includes(width)) continue;
    await picture()
      .webp(WEBP)
      .toFile(join(half, `${width}.webp`));
    await picture()
      .jpeg(JPEG)
      .toFile(join(half, `${width}.jpg`));
  }
  const placeholderColor = await placeholderColorOf(sharp(data, raw));
  await writeFile(
    join(half, 'facts.json'),
    JSON.stringify({
      width: Math.min(info.width, DRAWN_WIDTH),
      height: Math.round((info.height * Math.min(info.width, DRAWN_WIDTH)) / info.width),
      placeholderColor,
    }),
  );
  await rename(half, folder);
  return folder;
}

/** A text that changes as soon as a slot, a photograph or a drawing does. */
function fingerprint(): string {
  const stamp = (file: string) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`;
  const drawings = readdirSync('art', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  return [
    RECIPE,
    ...sources().map(({ key, photo }) => (photo ? stamp(join(CONTENT_FOLDER, photo)) : key)),
    ...drawings.map((name) => stamp(join('art', name))),
  ].join('\n');
}

/**
 * Makes the pictures if anything they are made from has changed since. For development, where each save asks: to look at
 * every picture takes seconds.
 * @throws ContentError naming every photograph that cannot be used
 */
export async function makeMissingPictures(): Promise<void> {
  const last = existsSync(FINGERPRINT) ? await readFile(FINGERPRINT, 'utf8') : '';
  if (last !== fingerprint()) await makePictures();
}

async function makePictures(): Promise<void> {
  // Written at the end, so that what was broken off is taken up again.
  const seen = fingerprint();
  await rm(FINGERPRINT, { force: true });
  const { module: drawings } = await runnerImport<Drawings>('./art/drawings.ts', { configFile: false, logLevel: 'error' });
  const todo = sources();
  const list: PictureList = {};
  const problems: ContentProblem[] = [];
  await rm(FILES, { recursive: true, force: true });
  await mkdir(FILES, { recursive: true });
  let done = 0;
  const next = todo.values();
  const work = async () => {
    for (const picture of next) {
      try {
        const source = await sourceOf(picture, drawings);
        const folder = await made(source);
        const { width, height, placeholderColor } = JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8')) as {
          width: number;
          height: number;
          placeholderColor: string;
        };
        const name = `${picture.key.split('/').slice(-2).join('-')}-${folder.slice(-12, -4)}`;
        for (const each of [...THUMBNAIL_WIDTHS, ...widthsOf(width)]) {
          await copyFile(join(folder, `${each}.avif`), join(FILES, `${name}-${each}.avif`));
          if (!fallbackWidthsOf(width).includes(each)) continue;
          await copyFile(join(folder, `${each}.webp`), join(FILES, `${name}-${each}.webp`));
          await copyFile(join(folder, `${each}.jpg`), join(FILES, `${name}-${each}.jpg`));
        }
        list[picture.key] = {
          file: `/pictures/${name}`,
          width,
          height,
          focus: source.focus,
          placeholderColor,
          ...(source.isPlaceholder && { isPlaceholder: true }),
        };
      } catch (error) {
        if (!(error instanceof UnreadablePhoto)) throw error;
        problems.push({ file: `content/${picture.photo}`, field: '', ...error.issue });
      }
      done += 1;
      if (process.stdout.isTTY || done % 20 === 0 || done === todo.length)
        process.stdout.write(
          `${process.stdout.isTTY ? '\r' : ''}pictures: ${done} of ${todo.length}${process.stdout.isTTY && done < todo.length ? '' : '\n'}`,
        );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (problems.length > 0) throw new ContentError(problems);
  const sorted = Object.fromEntries(Object.entries(list).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(PICTURES_FOLDER, 'list.json'), `${JSON.stringify(sorted, null, 1)}\n`);
  await writeFile(FINGERPRINT, seen);
}

if (import.meta.main) {
  try {
    await makePictures();
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    process.exitCode = 1;
  }
}
