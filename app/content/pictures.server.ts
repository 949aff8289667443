import type { PictureSource, TripType } from '#app/domain/trip.ts';
import type { PictureFacts } from '#app/ui/picture.tsx';
import placeholderLadies from './placeholder-ladies.svg?url';
import placeholder from './placeholder.svg?url';

const WIDTH = 1600;
const HEIGHT = 1000;

const photographs = import.meta.glob<string>('/content/**/*.{jpg,jpeg,png,webp,avif}', { eager: true, query: '?url', import: 'default' });

/** The picture to show: the photograph beside the content file, or a drawing in the colours of the trip. */
export function pictureFacts({ alt, file, focus }: PictureSource, type: TripType = 'family'): PictureFacts {
  const photograph = file && photographs[`/content/${file}`];
  const drawing = type === 'ladies' ? placeholderLadies : placeholder;
  return { src: photograph || drawing, width: WIDTH, height: HEIGHT, alt, focus };
}
