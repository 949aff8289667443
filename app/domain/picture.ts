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

/** Widths in pixels that pictures are made in. */
const WIDTHS = [216, 320, 480, 640, 960, 1280, 1600, 1920] as const;

/** The widths that a picture of this width is made in, the largest last. A small source is never enlarged. */
export function widthsOf(sourceWidth: number): readonly number[] {
  const largest = Math.min(sourceWidth, WIDTHS.at(-1)!);
  return [...WIDTHS.filter((width) => width < largest), largest];
}

/** Widths for faces and thumbnails, in AVIF only; the smallest of the others serve what is larger, and browsers without it. */
export const THUMBNAIL_WIDTHS = [64, 96, 144] as const;

/** WebP and JPEG are for the few browsers without AVIF: they get every other width, the largest among them. */
export function fallbackWidthsOf(sourceWidth: number): readonly number[] {
  return widthsOf(sourceWidth).filter((_, index, { length }) => (length - 1 - index) % 2 === 0);
}

/**
 * The most that a picture may weigh at a width, as AVIF, in bytes: 30 kB at 640 px, 90 kB at 1280; a portrait, which is
 * shown small, half of that. Twice the width is four times the pixels, of which three times the bytes make as good a picture.
 */
export function heaviestPicture(width: number, isPortrait: boolean): number {
  return Math.round((isPortrait ? 15_000 : 30_000) * (width / 640) ** Math.log2(3));
}
