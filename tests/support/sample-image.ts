import type { PictureData } from '#app/domain/picture.ts';

const DRAWING = '/tests/support/sample-picture.svg';

/**
 * A picture that is available in every width and format, because the same drawing is served for any query string. `currentSrc`
 * shows which file the browser chose. Browsers prefer a larger cached file, so use a unique `alt` where that matters.
 */
export function sampleImage(alt: string): PictureData {
  return { file: `${DRAWING}?${alt}`, width: 1280, height: 960, alt, focus: [0.5, 0.5], placeholderColor: 'sand' };
}

/** A picture whose files are missing. */
export function missingPicture(alt: string): PictureData {
  return { ...sampleImage(alt), file: '/no-such-picture' };
}
