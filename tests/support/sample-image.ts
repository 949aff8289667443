import type { PictureData } from '#app/domain/picture.ts';

const DRAWING = '/tests/support/sample-picture.svg';

/** A picture in every width and format; `currentSrc` shows which the browser chose. It prefers cached larger files, so vary the `alt`. */
export function sampleImage(alt: string): PictureData {
  return { file: `${DRAWING}?${alt}`, width: 1280, height: 960, alt, focus: [0.5, 0.5], placeholderColor: 'sand' };
}

/** A picture whose files are missing. */
export function missingPicture(alt: string): PictureData {
  return { ...sampleImage(alt), file: '/no-such-picture' };
}
