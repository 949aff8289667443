/**
 * A built picture. `file` is the path of its image files without width and extension. `width` and `height` are in pixels.
 * `focus` is the point that crops keep (0 to 1 across and down). `placeholderColor` is the background until the image has loaded.
 */
export type PictureData = {
  file: string;
  width: number;
  height: number;
  alt: string;
  focus: readonly [number, number];
  placeholderColor: string;
};

/**
 * The widths of the built images, in pixels. They match the layouts: 780 is enough for cards and galleries on phones,
 * 1280 for galleries on desktops and heroes on phones.
 */
const WIDTHS = [320, 480, 780, 1280, 1920] as const;

/** The width of the largest built image, in pixels: the width of a common desktop screen. */
export const LARGEST_WIDTH = WIDTHS[4];

/** The widths of the images to build from a source image, in ascending order. Never upscales a small source. */
export function widthsOf(sourceWidth: number): readonly number[] {
  const largest = Math.min(sourceWidth, LARGEST_WIDTH);
  return [...WIDTHS.filter((width) => width < largest), largest];
}

/** The widths for faces (56 px) and gallery thumbnails (96 px before cropping), at a device pixel ratio of 2. */
export const THUMBNAIL_WIDTHS = [112, 192] as const;

/** The widths of the JPEG fallbacks, for the few browsers without AVIF: one for phones and, if the source is larger, one for desktops. */
export function fallbackWidthsOf(sourceWidth: number): readonly number[] {
  const widths = widthsOf(sourceWidth).filter((width) => width <= 1280);
  return [...new Set([widths[2] ?? sourceWidth, widths.at(-1) ?? sourceWidth])];
}

/**
 * The maximum AVIF file size for a width, in bytes: 30 kB at 640 px and 90 kB at 1280 px, because doubling the width takes about
 * three times the bytes at the same quality. For portraits of people the limit is half as large.
 */
export function maxPhotoBytes(width: number, isPortrait: boolean): number {
  return Math.round((isPortrait ? 15_000 : 30_000) * (width / 640) ** Math.log2(3));
}
