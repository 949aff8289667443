import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGES_FOLDER, type BuiltImages } from '#app/content/built-images.server.ts';
import { widthsOf } from '#app/domain/picture.ts';
import type { PhotoStore } from './photos.ts';

const TYPES: Readonly<Record<string, string>> = { jpg: 'jpeg' };

/** The image at a path: /photo/<id> from the photo store, or for /picture/<key> a small built image. Undefined if there is none. */
export function imageResponse(path: string, photos: PhotoStore): { type: string; bytes: Buffer } | undefined {
  const [, kind, name = ''] = /^\/(photo|picture)\/(.+)$/.exec(path) ?? [];
  if (kind === 'photo') {
    const bytes = photos.read(name);
    const ending = name.split('.').at(-1) ?? '';
    return bytes && { type: `image/${TYPES[ending] ?? ending}`, bytes };
  }
  if (kind !== 'picture') return undefined;
  const list = JSON.parse(readFileSync(join(IMAGES_FOLDER, 'list.json'), 'utf8')) as BuiltImages;
  const made = Object.hasOwn(list, name) ? list[name] : undefined;
  if (!made) return undefined;
  const file = join(IMAGES_FOLDER, 'files', `${made.file.replace('/pictures/', '')}-${widthsOf(made.width)[0]}.avif`);
  // The file may be missing for a moment, because the build rewrites all files whenever an image changes.
  return existsSync(file) ? { type: 'image/avif', bytes: readFileSync(file) } : undefined;
}
