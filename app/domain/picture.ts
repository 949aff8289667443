/**
 * A picture as a page needs it: the address of its files without width and ending, its size in pixels, what is to be seen,
 * the point that crops keep (0 to 1 across and down), and the placeholder colour that stands in its place until it arrives.
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
 * Widths in pixels that pictures are made in: what the layouts ask for. 780 is what phones show of a card or a
 * gallery, 1280 a frame of a gallery on a desk or a hero on a phone.
 */
const WIDTHS = [320, 480, 780, 1280, 1920] as const;

/** The widest that a picture is made, in pixels: as wide as a common screen. */
export const LARGEST_WIDTH = WIDTHS[4];

/** The widths that a picture of this width is made in, the largest last. A small source is never enlarged. */
export function widthsOf(sourceWidth: number): readonly number[] {
  const largest = Math.min(sourceWidth, LARGEST_WIDTH);
  return [...WIDTHS.filter((width) => width < largest), largest];
}

/** Widths for faces (56 px) and for the thumbnails of a gallery (96 px with what the crop cuts off), at two device pixels a pixel. */
export const THUMBNAIL_WIDTHS = [112, 192] as const;

/** JPEG is for the few browsers without AVIF: a width for phones and one for desks. */
export function fallbackWidthsOf(sourceWidth: number): readonly number[] {
  const widths = widthsOf(sourceWidth).filter((width) => width <= 1280);
  return [...new Set([widths[2] ?? sourceWidth, widths.at(-1) ?? sourceWidth])];
}

/**
 * The most that a picture may weigh at a width, as AVIF, in bytes: 30 kB at 640 px, 90 kB at 1280; a portrait, which is
 * shown small, half of that. Twice the width is four times the pixels, of which three times the bytes make as good a picture.
 */
export function heaviestPicture(width: number, isPortrait: boolean): number {
  return Math.round((isPortrait ? 15_000 : 30_000) * (width / 640) ** Math.log2(3));
}
