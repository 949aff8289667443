import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path';
import sharp from 'sharp';
import { content, CONTENT_FOLDER } from '../../app/content/content.server.ts';
import type { PictureSource } from '../../app/domain/trip.ts';
import { drawingPath } from '../../art/drawing-path.ts';

/** The files that define the encoding. Every picture is made again when one of them changes. */
const RECIPE = [
  'build-tools/images/encode.ts',
  'build-tools/images/paint-drawing.ts',
  'build-tools/images/placeholder-color.ts',
  'app/domain/picture.ts',
];

/** A picture to make. `hash` covers everything its files depend on. */
export type ImageJob = PictureSource & { hash: string; hasThumbnails: boolean; isPortrait: boolean };

/** Every picture that the site uses. */
export function imageJobs(): ImageJob[] {
  const recipe = [RECIPE.map(textOf), sharp.versions];
  return content().pictures.map((source) => {
    const isPortrait = source.key.startsWith('people/');
    const isGallery = /\/gallery-[^/]+$/.test(source.key);
    const shape = { largestWidth: source.largestWidth, hasThumbnails: isPortrait || isGallery, isPortrait };
    const hash = createHash('sha256').update(JSON.stringify([...recipe, shape]));
    if (source.photo) hash.update(extname(source.photo)).update(readFileSync(join(CONTENT_FOLDER, source.photo)));
    else for (const text of drawingSources(source.key)) hash.update(text);
    return { ...source, ...shape, hash: hash.digest('hex').slice(0, 12) };
  });
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}

/** The source code of a drawing and of everything it imports; if there is no drawing, the key and the placeholder's source code. */
function drawingSources(key: string): string[] {
  const file = join('art', drawingPath(key));
  const isDrawn = existsSync(file);
  const found = new Set([isDrawn ? file : 'art/placeholder/placeholder.tsx']);
  for (const each of found)
    for (const [, path = ''] of textOf(each).matchAll(/from '(\.[^']+)'/g)) found.add(normalize(join(dirname(each), path)));
  return [...(isDrawn ? [] : [key]), ...[...found].toSorted().map(textOf)];
}
