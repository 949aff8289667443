/** A worker thread of make-images. It makes one picture after another, so there is a core at work for each worker. */
import './tsx-loader.ts';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { BuiltImages } from '../../app/content/built-images.server.ts';
import { drawingOf } from '../../art/drawings.ts';
import { encode } from './encode.ts';
import type { ImageJob } from './image-jobs.ts';
import { paintDrawing } from './paint-drawing.ts';
import { readPhoto, UnreadablePhoto } from './read-photo.ts';
import { writeAtomically } from './write-atomically.ts';

/** A picture's record: what the list of pictures says about it. */
export type MadePicture = Omit<BuiltImages[string], 'file'>;
/** What the worker makes: the files of `picture` in `folder`. `photoFile` is the photo's path, if it has one. */
export type PictureOrder = { picture: ImageJob; photoFile: string | undefined; folder: string };
/** The worker's answer to each order. Errors other than an unusable photo end the worker. */
export type PictureAnswer = { unusable?: UnreadablePhoto['issue'] };

// One core per encoder: splitting a picture between cores costs more than it saves.
sharp.concurrency(1);

parentPort?.on('message', async (order: PictureOrder) => {
  const answer: PictureAnswer = {};
  try {
    await make(order);
  } catch (error) {
    if (!(error instanceof UnreadablePhoto)) throw error;
    answer.unusable = error.issue;
  }
  parentPort?.postMessage(answer);
});

async function make({ picture, photoFile, folder }: PictureOrder): Promise<void> {
  let made: MadePicture;
  if (photoFile) {
    // Applies the camera's orientation.
    const whole = sharp(await readPhoto(photoFile)).autoOrient();
    const size = await encode(whole.resize({ width: picture.largestWidth, withoutEnlargement: true }), picture, folder);
    made = { ...size, focus: [0.5, 0.5] };
  } else {
    const { drawing, focus, isPlaceholder } = await drawingOf(picture.key);
    const size = await encode(paintDrawing(drawing, picture.largestWidth), picture, folder);
    made = { ...size, focus, ...(isPlaceholder && { isPlaceholder: true }) };
  }
  // Written last: a folder without a record is incomplete, and its picture is made again.
  await writeAtomically(join(folder, 'picture.json'), JSON.stringify(made));
}
