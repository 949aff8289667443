import { readFileSync } from 'node:fs';
import type { PictureData } from '#app/domain/picture.ts';
import type { PictureSource } from '#app/domain/trip.ts';

/** Where the pictures of a build lie: their list, and their files under /pictures/. Made by build-tools/pictures/make-pictures.ts. */
export const PICTURES_FOLDER = process.env['PICTURES_DIR'] ?? '.cache/pictures';

/** What the list says of each picture, by its key. */
export type PictureList = Record<string, Omit<PictureData, 'alt'> & { isPlaceholder?: true }>;

/** Drawings of the two not-found pages: ornaments, which no content file names. */
export const NOT_FOUND_IMAGES: Record<'kite' | 'gate', PictureSource> = {
  kite: { key: 'not-found/kite', alt: '', photo: undefined, focus: undefined },
  gate: { key: 'not-found/gate', alt: '', photo: undefined, focus: undefined },
};

let list: PictureList | undefined;

/** The picture to show where the content names it: the photograph beside the content file, or the drawing. */
export function pictureData({ key, alt, focus }: PictureSource): PictureData {
  list ??= JSON.parse(readFileSync(`${PICTURES_FOLDER}/list.json`, 'utf8')) as PictureList;
  const made = list[key];
  if (!made) throw new Error(`There is no picture of ${key} in ${PICTURES_FOLDER}. Make the pictures first: npm run build`);
  const { isPlaceholder, ...picture } = made;
  // What the words promise is not to be seen yet: then the landscape is an ornament.
  return { ...picture, alt: isPlaceholder ? '' : alt, focus: focus ?? made.focus };
}

/** The same record with the picture to show in the place of its image. */
export function withPicture<T extends { image: PictureSource }>({ image, ...rest }: T): Omit<T, 'image'> & { picture: PictureData } {
  return { ...rest, picture: pictureData(image) };
}
