/**
 * Makes every picture on the site, in every width and format that pages use (part of npm run build): from the photo in
 * content/ if there is one, otherwise from the drawing in art/. Unchanged pictures are cached, so another run takes about a second.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { IMAGES_FOLDER, type BuiltImages } from '../../app/content/built-images.server.ts';
import { CONTENT_FOLDER } from '../../app/content/content.server.ts';
import { type ContentProblem, ContentError } from '../../app/content/problem.server.ts';
import { encode } from './encode.ts';
import { type ImageJob, imageJobs } from './image-jobs.ts';
import { paintDrawing } from './paint-drawing.ts';
import { progress } from './progress.ts';
import { readPhoto, UnreadablePhoto } from './read-photo.ts';

type Drawings = typeof import('../../art/drawings.ts');
type MadePicture = Omit<BuiltImages[string], 'file'>;

const CACHE = join(IMAGES_FOLDER, 'made');
const FILES = join(IMAGES_FOLDER, 'files');
const LIST = join(IMAGES_FOLDER, 'list.json');

/**
 * Makes the pictures whose source has changed since the last run.
 * @throws ContentError that lists every unusable photo
 */
export async function makeImages(): Promise<void> {
  const wanted = imageJobs();
  await mkdir(CACHE, { recursive: true });
  await makeMissing(wanted.filter(({ hash }) => !existsSync(recordFile(hash))));
  const list: BuiltImages = {};
  for (const { key, hash } of wanted.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    list[key] = { file: `/pictures/${fileName(key, hash)}`, ...(JSON.parse(await readFile(recordFile(hash), 'utf8')) as MadePicture) };

  const text = `${JSON.stringify(list, null, 1)}\n`;
  if (existsSync(LIST) && (await readFile(LIST, 'utf8')) === text) return;
  await rm(FILES, { recursive: true, force: true });
  await mkdir(FILES, { recursive: true });
  for (const { key, hash } of wanted) {
    const folder = join(CACHE, hash);
    for (const file of await readdir(folder))
      if (file !== 'picture.json') await copyFile(join(folder, file), join(FILES, `${fileName(key, hash)}-${file}`));
  }
  await writeFile(LIST, text);
}

async function makeMissing(missing: readonly ImageJob[]): Promise<void> {
  if (missing.length === 0) return;
  const { module: drawings } = await runnerImport<Drawings>('./art/drawings.ts', { configFile: false, logLevel: 'error' });
  const problems: ContentProblem[] = [];
  const onMade = progress('pictures', missing.length);
  const next = missing.values();
  const work = async () => {
    for (const picture of next) {
      try {
        await make(picture, drawings);
      } catch (error) {
        if (!(error instanceof UnreadablePhoto)) throw error;
        problems.push({ file: `content/${picture.photo}`, field: '', ...error.issue });
      }
      onMade();
    }
  };
  // One core per encoder: splitting a picture between cores costs more than it saves. Work on twice as many pictures as there
  // are cores: drawings are painted on this thread, and encoders would otherwise wait for it.
  sharp.concurrency(1);
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
  if (problems.length > 0) throw new ContentError(problems);
}

async function make(picture: ImageJob, drawings: Drawings): Promise<void> {
  const { key, photo, hash, largestWidth } = picture;
  const folder = join(CACHE, hash);
  let made: MadePicture;
  if (photo) {
    // Applies the camera's orientation.
    const whole = sharp(await readPhoto(join(CONTENT_FOLDER, photo))).autoOrient();
    const size = await encode(whole.resize({ width: largestWidth, withoutEnlargement: true }), picture, folder);
    made = { ...size, focus: [0.5, 0.5] };
  } else {
    const { drawing, focus, isPlaceholder } = drawings.drawingOf(key);
    const size = await encode(paintDrawing(drawing, largestWidth), picture, folder);
    made = { ...size, focus, ...(isPlaceholder && { isPlaceholder: true }) };
  }
  // This file is written last: a folder without it is incomplete, and the picture is made again.
  await writeFile(recordFile(hash), JSON.stringify(made));
}

function recordFile(hash: string): string {
  return join(CACHE, hash, 'picture.json');
}

/** A name such as 'goa-western-ghats-hero-1a2b3c4d': the last two parts of the key, and a hash so that browsers can cache it forever. */
function fileName(key: string, hash: string): string {
  return `${key.split('/').slice(-2).join('-')}-${hash.slice(0, 8)}`;
}

if (import.meta.main) {
  try {
    await makeImages();
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    process.exitCode = 1;
  }
}
