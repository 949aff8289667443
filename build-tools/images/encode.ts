import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { fallbackWidthsOf, maxPhotoBytes, THUMBNAIL_WIDTHS, widthsOf } from '../../app/domain/picture.ts';
import type { ImageJob } from './image-jobs.ts';
import { placeholderColorOf } from './placeholder-color.ts';

/** JPEG files are for the few browsers without AVIF, and for programs, such as those that read the sitemap or /trips.json. */
const JPEG = { quality: 76, progressive: true };
/**
 * More effort takes much longer and saves few bytes (docs/performance.md has the table). Only the widths for phones get more
 * effort: wide pictures would take almost four times as long and be only a seventh smaller. The widest are mostly for screens
 * with two device pixels per CSS pixel, where slightly lower quality is not visible.
 */
const avif = (width: number) => ({
  chromaSubsampling: '4:2:0',
  quality: width > 1280 ? 44 : 50,
  effort: width < 1280 ? 1 : 0,
});
/** A photo of leaves is three times as large as a drawing. Photos that are too large are encoded again, with lower and lower quality. */
const QUALITY_STEP = 8;
const MIN_QUALITY = 10;
/**
 * If a photo is too large even then, it is blurred more and more until it is small enough. At this quality, a blurred photo
 * looks better than a sharp one at the lowest quality.
 */
const SOFTENED = { quality: 26, firstRadius: 0.8, more: 1.6 };

/** The size in pixels and the placeholder colour of a finished picture. */
export type Size = { width: number; height: number; placeholderColor: string };

/** Writes all files of a picture into a folder. `source` has the largest width. */
export async function encode(source: Sharp, { photo, hasThumbnails, isPortrait }: ImageJob, folder: string): Promise<Size> {
  await mkdir(folder, { recursive: true });
  // Converts to sRGB and drops the camera's metadata.
  const { data, info } = await source.flatten({ background: '#ffffff' }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const raw = (of: OutputInfo) => ({ raw: { width: of.width, height: of.height, channels: of.channels } });
  const widths = widthsOf(info.width);
  const fallbackWidths = fallbackWidthsOf(info.width);
  let color = '';
  for (const width of [...(hasThumbnails ? THUMBNAIL_WIDTHS : []), ...widths]) {
    const sized =
      width === info.width ? { data, info } : await sharp(data, raw(info)).resize({ width }).raw().toBuffer({ resolveWithObject: true });
    const picture = () => sharp(sized.data, raw(sized.info));
    await writeFile(join(folder, `${width}.avif`), await avifOf(picture, width, photo ? maxPhotoBytes(width, isPortrait) : Infinity));
    if (fallbackWidths.includes(width))
      await picture()
        .jpeg(JPEG)
        .toFile(join(folder, `${width}.jpg`));
    if (width === widths[0]) color = placeholderColorOf(sized.data);
  }
  return { width: info.width, height: info.height, placeholderColor: color };
}

/** Encodes an AVIF of at most `heaviest` bytes. Drawings have no limit: we can simplify a drawing, but not an editor's photo. */
async function avifOf(picture: () => Sharp, width: number, heaviest: number): Promise<Buffer> {
  const options = avif(width);
  for (let { quality } = options; ; quality -= QUALITY_STEP) {
    const bytes = await picture()
      .avif({ ...options, quality })
      .toBuffer();
    if (bytes.length <= heaviest) return bytes;
    if (quality - QUALITY_STEP < MIN_QUALITY) break;
  }
  for (let radius = SOFTENED.firstRadius; ; radius *= SOFTENED.more) {
    const bytes = await picture()
      .blur(radius)
      .avif({ ...options, quality: SOFTENED.quality })
      .toBuffer();
    if (bytes.length <= heaviest) return bytes;
  }
}
