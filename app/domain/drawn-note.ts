import type { PictureSource } from './trip.ts';

/** A note that some or all of the pictures are drawings, which replace missing photos; undefined if all are photos. */
export function drawnNote(pictures: readonly Pick<PictureSource, 'photo'>[]): string | undefined {
  const drawn = pictures.filter(({ photo }) => photo === undefined).length;
  if (drawn === 0) return undefined;
  return drawn === pictures.length ? 'These pictures are drawn.' : 'Some of these pictures are drawn.';
}
