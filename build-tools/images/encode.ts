import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { fallbackWidthsOf, heaviestPicture, THUMBNAIL_WIDTHS, widthsOf } from '../../app/domain/picture.ts';
import type { ImageJob } from './image-jobs.ts';
import { placeholderColorOf } from './placeholder-color.ts';

/** For the few browsers without AVIF. */
const JPEG = { quality: 76, progressive: true };
/**
 * More effort saves few bytes for much time (docs/performance.md has the table). Phones get what takes the more effort; the
 * wide ones, for desks, would take three times as long for a seventh less. The widest are for screens of two device pixels
 * a pixel, where a little less quality is not seen.
 */
const avif = (width: number) => ({
  chromaSubsampling: '4:2:0',
  quality: width > 1280 ? 44 : 50,
  effort: width < 1280 ? 1 : 0,
});
/** A photograph of leaves weighs three times a drawing: it is packed harder, step by step, until it fits into its weight. */
const HARDER = 8;
const HARDEST = 10;
/**
 * Where that is not enough, what is too fine to be kept in so few bytes is softened, more at each step, until it fits: every
 * photograph does in the end. At this quality a softened one looks better than a sharp one packed as hard as can be.
 */
const SOFTENED = { quality: 26, firstRadius: 0.8, more: 1.6 };

/** What is known of a picture once it has been made. */
export type Size = { width: number; height: number; placeholderColor: string };

/** Writes all files of a picture into a folder; `source` is as wide as the widest. */
export async function encode(source: Sharp, { photo, hasThumbnails, isPortrait }: ImageJob, folder: string): Promise<Size> {
  await mkdir(folder, { recursive: true });
  // Colours become sRGB; what the camera wrote beside a photograph is left out.
  const { data, info } = await source.flatten({ background: '#ffffff' }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const raw = (of: OutputInfo) => ({ raw: { width: of.width, height: of.height, channels: of.channels } });
  const widths = widthsOf(info.width);
  const fallbackWidths = fallbackWidthsOf(info.width);
  let color = '';
  for (const width of [...(hasThumbnails ? THUMBNAIL_WIDTHS : []), ...widths]) {
    const sized =
      width === info.width ? { data, info } : await sharp(data, raw(info)).resize({ width }).raw().toBuffer({ resolveWithObject: true });
    const picture = () => sharp(sized.data, raw(sized.info));
    await writeFile(join(folder, `${width}.avif`), await avifOf(picture, width, photo ? heaviestPicture(width, isPortrait) : Infinity));
    if (fallbackWidths.includes(width))
      await picture()
        .jpeg(JPEG)
        .toFile(join(folder, `${width}.jpg`));
    if (width === widths[0]) color = await placeholderColorOf(picture());
  }
  return { width: info.width, height: info.height, placeholderColor: color };
}

/** The picture as AVIF. A drawing keeps its quality, since its weight is ours to mend; a photograph is the editor's. */
async function avifOf(picture: () => Sharp, width: number, heaviest: number): Promise<Buffer> {
  const options = avif(width);
  for (let { quality } = options; ; quality -= HARDER) {
    const bytes = await picture()
      .avif({ ...options, quality })
      .toBuffer();
    if (bytes.length <= heaviest) return bytes;
    if (quality - HARDER < HARDEST) break;
  }
  for (let radius = SOFTENED.firstRadius; ; radius *= SOFTENED.more) {
    const bytes = await picture()
      .blur(radius)
      .avif({ ...options, quality: SOFTENED.quality })
      .toBuffer();
    if (bytes.length <= heaviest) return bytes;
  }
}
