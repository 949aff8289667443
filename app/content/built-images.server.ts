import { readFileSync } from 'node:fs';
import type { PictureData } from '#app/domain/picture.ts';
import type { PictureSource } from '#app/domain/trip.ts';

/** Where the pictures of a build lie: their list, and their files under /pictures/. Made by build-tools/images/make-images.ts. */
export const IMAGES_FOLDER = process.env['PICTURES_DIR'] ?? '.cache/pictures';

/** What the list says of each picture, by its key. */
export type BuiltImages = Record<string, Omit<PictureData, 'alt'> & { isPlaceholder?: true }>;

/** Drawings of the two not-found pages: ornaments, which no content file names. */
export const NOT_FOUND_IMAGES: Record<'kite' | 'gate', PictureSource> = {
  kite: { key: 'not-found/kite', alt: '', photo: undefined, focus: undefined },
  gate: { key: 'not-found/gate', alt: '', photo: undefined, focus: undefined },
};

let list: BuiltImages | undefined;

/** The picture to show where the content names it: the photograph beside the content file, or the drawing. */
export function pictureData({ key, alt, focus }: PictureSource): PictureData {
  list ??= JSON.parse(readFileSync(`${IMAGES_FOLDER}/list.json`, 'utf8')) as BuiltImages;
  const made = list[key];
  if (!made) throw new Error(`There is no picture of ${key} in ${IMAGES_FOLDER}. Make the pictures first: npm run build`);
  const { isPlaceholder, ...picture } = made;
  // What the words promise is not to be seen yet: then the landscape is an ornament.
  return { ...picture, alt: isPlaceholder ? '' : alt, focus: focus ?? made.focus };
}

/** The same record with the picture to show in the place of its image. */
export function withPictureData<T extends { image: PictureSource }>({ image, ...rest }: T): Omit<T, 'image'> & { picture: PictureData } {
  return { ...rest, picture: pictureData(image) };
}
