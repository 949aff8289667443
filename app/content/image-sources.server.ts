/** Finds photos in the content folder by name, such as hero.jpg, gallery-3.jpg or people/<id>.jpg. */
import { basename, dirname, extname } from 'node:path';
import type { PictureSource } from '#app/domain/trip.ts';
import type { ContentReader } from './read.server.ts';

/** The file extensions of photos that the build can read. */
export const PHOTO_EXTENSIONS: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];
const PICTURE = /\.(?:jpe?g|png|webp|avif|heic|heif|gif|tiff?|bmp|svg)$/i;

/** What a content file says about a picture: its alt text, and the point that crops keep in view, from 0 to 1 across and down. */
export type PictureText = { alt: string; focus?: readonly [number, number] | undefined };

/** The width of the largest image of a picture that is not as wide as the page, in pixels. */
const USUAL_WIDTH = 1280;

/**
 * The picture with the given key, including its photo if there is one. The build makes it. Reports a problem if there are two photos.
 * If the key comes from a field, `namedBy` is its place, which is reported if another field has given the key to a picture.
 */
export function picture(
  reader: ContentReader,
  key: string,
  { alt, focus }: PictureText,
  { largestWidth = USUAL_WIDTH, namedBy }: { largestWidth?: number; namedBy?: { file: string; field: string } } = {},
): PictureSource {
  if (namedBy) {
    const other = reader.pictureNames.get(key);
    if (other)
      reader.report(namedBy.file, namedBy.field, {
        what: `Two pictures are called ${basename(key)}: this one and that of ${other}.`,
        why: 'The site finds a picture by its name, so both would look the same.',
        fix: `Give this one another name, such as ${basename(key)}-2.`,
      });
    reader.pictureNames.set(key, `${reader.name(namedBy.file)} → ${namedBy.field}`);
  }
  const [photo, second] = PHOTO_EXTENSIONS.flatMap((ending) => reader.filesNamed(key + ending)).toSorted();
  for (const file of [photo, second]) if (file) reader.photos.add(file);
  if (photo && second) {
    reader.report(second, '', {
      what: `${basename(photo)} and ${basename(second)} are both the picture of ${key}.`,
      why: 'The page can show only one of them.',
      fix: 'Remove one of the two.',
    });
  }
  const source = { key, alt, photo, focus, largestWidth };
  reader.pictures.push(source);
  return source;
}

/**
 * Reports every image file that no page shows. Usually its name is misspelt, or the build cannot read its format. Not while there
 * are other problems, unless it is the format: the file that the picture belongs to may be one that cannot be read.
 */
export function reportStrayPhotos(reader: ContentReader): void {
  const isReadable = (file: string) => PHOTO_EXTENSIONS.includes(extname(file).toLowerCase());
  const isWhole = reader.problems.length === 0;
  const strays = reader.files().filter((file) => PICTURE.test(file) && !reader.photos.has(file) && (isWhole || !isReadable(file)));
  for (const file of strays) {
    const names = reader.pictures
      .map(({ key }) => key)
      .filter((key) => dirname(key) === dirname(file))
      .map((key) => `${basename(key)}.jpg`);
    reader.report(file, '', {
      what: isReadable(file)
        ? `No page shows a picture called ${basename(file)}.`
        : `Pictures in the format ${extname(file)} cannot be used.`,
      why: isReadable(file) ? 'The site finds pictures by name and would never show this one.' : 'The build cannot read this format.',
      fix: `Save it as ${names.slice(0, 3).join(', ') || 'a JPEG next to the trip.yaml it belongs to'}${names.length > 3 ? ' …' : ''}.`,
    });
  }
}
