/**
 * Makes every picture on the site, in every width and format that pages use (part of npm run build): from the photo in
 * content/ if there is one, otherwise from the drawing in art/. Unchanged pictures are cached, so another run takes about a second.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGES_FOLDER, type BuiltImages } from '../../app/content/built-images.server.ts';
import { CONTENT_FOLDER } from '../../app/content/content.server.ts';
import { type ContentProblem, ContentError } from '../../app/content/problem.server.ts';
import { type ImageJob, imageJobs } from './image-jobs.ts';
import { makePictures } from './picture-pool.ts';
import type { MadePicture } from './picture-worker.ts';
import { writeAtomically } from './write-atomically.ts';

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

  // No file is deleted here: a preview or another build that runs at the same time may need it. postbuild.ts takes those on the list.
  await mkdir(FILES, { recursive: true });
  const there = new Set(await readdir(FILES));
  for (const { key, hash } of wanted) {
    const folder = join(CACHE, hash);
    for (const file of await readdir(folder)) {
      const name = `${fileName(key, hash)}-${file}`;
      if (/\.(?:avif|jpg)$/.test(file) && !there.has(name)) await writeAtomically(join(FILES, name), await readFile(join(folder, file)));
    }
  }
  await writeAtomically(LIST, `${JSON.stringify(list, null, 1)}\n`);
}

async function makeMissing(missing: readonly ImageJob[]): Promise<void> {
  const problems: ContentProblem[] = [];
  let done = 0;
  const orders = missing.map((picture) => ({
    picture,
    photoFile: picture.photo && join(CONTENT_FOLDER, picture.photo),
    folder: join(CACHE, picture.hash),
  }));
  await makePictures(orders, ({ picture }, unusable) => {
    if (unusable) problems.push({ file: `content/${picture.photo}`, field: '', ...unusable });
    done += 1;
    // In a terminal, one line that is written over.
    const text = `pictures: ${done} of ${missing.length}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${text}${done === missing.length ? '\n' : ''}`);
    else if (done % 20 === 0 || done === missing.length) console.log(text);
  });
  if (problems.length > 0) throw new ContentError(problems);
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
