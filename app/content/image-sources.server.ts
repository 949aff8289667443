/** Photographs lie beside the content file under the name of their place: hero.jpg, gallery-3.jpg, people/<id>.jpg. */
import { basename, dirname, extname } from 'node:path';
import type { PictureSource } from '#app/domain/trip.ts';
import type { ContentReader } from './read.server.ts';

/** The endings of photographs that the build can read. */
export const PHOTO_EXTENSIONS: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];
const PICTURE = /\.(?:jpe?g|png|webp|avif|heic|heif|gif|tiff?|bmp|svg)$/i;

/** The picture under a key as the content names it; the photograph is found by its name. */
export function picture(
  reader: ContentReader,
  key: string,
  { alt, focus }: { alt: string; focus?: readonly [number, number] | undefined },
): PictureSource {
  const [photo, second] = PHOTO_EXTENSIONS.flatMap((ending) => reader.filesNamed(key + ending)).toSorted();
  reader.pictureKeys.add(key);
  for (const file of [photo, second]) if (file) reader.photos.add(file);
  if (photo && second) {
    reader.note(second, '', {
      what: `${basename(photo)} and ${basename(second)} are both the picture of ${key}.`,
      why: 'Only one of them can be shown.',
      fix: 'Take one of the two away.',
    });
  }
  return { key, alt, photo, focus };
}

/** Picture files that no page shows: most often a misspelt name, or a format that no browser knows. */
export function noteStrayPhotos(reader: ContentReader): void {
  const strays = reader.files().filter((file) => PICTURE.test(file) && !reader.photos.has(file));
  for (const file of strays) {
    const names = [...reader.pictureKeys].filter((key) => dirname(key) === dirname(file)).map((key) => `${basename(key)}.jpg`);
    const isReadable = PHOTO_EXTENSIONS.includes(extname(file).toLowerCase());
    reader.note(file, '', {
      what: isReadable ? `No page shows a picture called ${basename(file)}.` : `A picture of the kind ${extname(file)} cannot be used.`,
      why: isReadable ? 'Pictures are found by their names; this one would never be seen.' : 'Few browsers, or none, can show it.',
      fix: `Save it as ${names.slice(0, 3).join(', ') || 'a JPEG beside the trip.yaml it belongs to'}${names.length > 3 ? ' …' : ''}.`,
    });
  }
}
