import type { PictureData } from '#app/domain/picture.ts';

/** As the tests' server knows it. */
const DRAWING = '/tests/support/sample-picture.svg';

/**
 * A picture that is there in every width and format: one drawing answers whatever stands behind its question mark, so that
 * `currentSrc` tells which file the browser has chosen. The browser prefers a larger one that it has fetched before: give
 * a picture a name of its own where that matters.
 */
export function sampleImage(alt: string): PictureData {
  return { file: `${DRAWING}?${alt}`, width: 1280, height: 960, alt, focus: [0.5, 0.5], placeholderColor: 'sand' };
}

/** A picture whose files are not there. */
export function missingPicture(alt: string): PictureData {
  return { ...sampleImage(alt), file: '/no-such-picture' };
}
