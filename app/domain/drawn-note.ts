import type { PictureSource } from './trip.ts';

/** Says which of some pictures are drawn, as long as no photograph has been added for them; undefined when all are photographs. */
export function drawnNote(pictures: readonly Pick<PictureSource, 'photo'>[]): string | undefined {
  const drawn = pictures.filter(({ photo }) => photo === undefined).length;
  if (drawn === 0) return undefined;
  return drawn === pictures.length ? 'These pictures are drawn.' : 'Some of these pictures are drawn.';
}
