import { readFileSync } from 'node:fs';
import type { PictureData } from '#app/domain/picture.ts';
import type { PictureSource } from '#app/domain/trip.ts';

/** The folder with list.json and the images that the site serves under /pictures/. build-tools/images/make-images.ts creates it. */
export const IMAGES_FOLDER = process.env['PICTURES_DIR'] ?? '.cache/pictures';

/** The entries of list.json, by picture key. */
export type BuiltImages = Record<string, Omit<PictureData, 'alt'> & { isPlaceholder?: true }>;

let list: BuiltImages | undefined;

/** The built image for a picture, made from its photo or its drawing. @throws Error when the images have not been built */
export function pictureData({ key, alt, focus }: PictureSource): PictureData {
  list ??= JSON.parse(readFileSync(`${IMAGES_FOLDER}/list.json`, 'utf8')) as BuiltImages;
  const made = list[key];
  if (!made) throw new Error(`${IMAGES_FOLDER} has no image for ${key}. Build the images first: npm run build`);
  const { isPlaceholder, ...picture } = made;
  // A placeholder does not show what the alt text describes, so it is decorative.
  return { ...picture, alt: isPlaceholder ? '' : alt, focus: focus ?? made.focus };
}

/** Replaces a record's picture by its built image. */
export function withPictureData<T extends { picture: PictureSource }>(record: T): Omit<T, 'picture'> & { picture: PictureData } {
  return { ...record, picture: pictureData(record.picture) };
}
