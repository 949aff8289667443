import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ContentProblem } from '../../app/content/problem.server.ts';
import { readPhoto, UnreadablePhoto } from './read-photo.ts';

/** Photos in a content folder that cannot be used, for example because they are truncated, too large or wrongly named. */
export async function photoMistakes(root: string): Promise<ContentProblem[]> {
  const photos = globSync('**/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}', { cwd: root }).toSorted();
  const mistakes: ContentProblem[] = [];
  const next = photos.values();
  const work = async () => {
    for (const photo of next) {
      try {
        await readPhoto(join(root, photo));
      } catch (error) {
        if (!(error instanceof UnreadablePhoto)) throw error;
        mistakes.push({ file: `content/${photo}`, field: '', ...error.issue });
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return mistakes.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}
