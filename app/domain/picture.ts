/**
 * A built picture. `file` is the path of its files without width and extension, `width` and `height` are in pixels, `focus` is
 * the point that crops keep (0 to 1 across and down), and `placeholderColor` fills its place until it has loaded.
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
 * The widths of the built images, in pixels, chosen for the layouts: 780 for cards and galleries on phones,
 * 1280 for galleries on desktops and heroes on phones.
 */
const WIDTHS = [320, 480, 780, 1280, 1920] as const;

/** The width of the largest built image, in pixels: as wide as a common screen. */
export const LARGEST_WIDTH = WIDTHS[4];

/** The widths of the images built from a source, the largest last. Never enlarges a small source. */
export function widthsOf(sourceWidth: number): readonly number[] {
  const largest = Math.min(sourceWidth, LARGEST_WIDTH);
  return [...WIDTHS.filter((width) => width < largest), largest];
}

/** The widths for faces (56 px) and gallery thumbnails (96 px before cropping), at a device pixel ratio of 2. */
export const THUMBNAIL_WIDTHS = [112, 192] as const;

/** The widths of the JPEG fallbacks, for the few browsers without AVIF: one for phones, one for desktops. */
export function fallbackWidthsOf(sourceWidth: number): readonly number[] {
  const widths = widthsOf(sourceWidth).filter((width) => width <= 1280);
  return [...new Set([widths[2] ?? sourceWidth, widths.at(-1) ?? sourceWidth])];
}

/**
 * The maximum AVIF file size at a width, in bytes: 30 kB at 640 px, 90 kB at 1280 px, and half of that for a portrait, which
 * is shown small. Twice the width means four times the pixels, which need about three times the bytes for the same quality.
 */
export function heaviestPicture(width: number, isPortrait: boolean): number {
  return Math.round((isPortrait ? 15_000 : 30_000) * (width / 640) ** Math.log2(3));
}
