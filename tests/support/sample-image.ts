import type { PictureData } from '#app/domain/picture.ts';

const DRAWING = '/tests/support/sample-picture.svg';

/**
 * A picture available in every width and format: the same drawing is served for any query string, so `currentSrc` shows the chosen file.
 * Browsers prefer a larger cached file, so use a unique `alt` where that matters.
 */
export function sampleImage(alt: string): PictureData {
  return { file: `${DRAWING}?${alt}`, width: 1280, height: 960, alt, focus: [0.5, 0.5], placeholderColor: 'sand' };
}

/** A picture whose files are missing. */
export function missingPicture(alt: string): PictureData {
  return { ...sampleImage(alt), file: '/no-such-picture' };
}
