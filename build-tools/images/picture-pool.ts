import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PictureAnswer, PictureOrder } from './picture-worker.ts';

/** The build may take 1.5 GB: two workers took 0.85 at most, four 1.3, six 1.35 and twelve 2. */
const MOST_WORKERS = 6;

/**
 * Makes pictures in one worker thread per core. `onMade` gets each picture and, if its photo is unusable, the reason.
 * @throws whatever a worker throws, such as an error in a drawing
 */
export async function makePictures(
  orders: readonly PictureOrder[],
  onMade: (order: PictureOrder, unusable: PictureAnswer['unusable']) => void,
): Promise<void> {
  // The widest take longest: if they came last, the other cores would have nothing left to do.
  const waiting = orders.toSorted((a, b) => a.picture.largestWidth - b.picture.largestWidth);
  const work = async () => {
    const worker = new Worker(new URL('picture-worker.ts', import.meta.url));
    try {
      for (let order = waiting.pop(); order; order = waiting.pop()) {
        worker.postMessage(order);
        const [{ unusable }] = (await once(worker, 'message')) as [PictureAnswer];
        onMade(order, unusable);
      }
    } catch (error) {
      // The other workers finish their pictures, but begin no more.
      waiting.length = 0;
      throw error;
    } finally {
      await worker.terminate();
    }
  };
  const workers = Math.min(availableParallelism(), orders.length, MOST_WORKERS);
  const results = await Promise.allSettled(Array.from({ length: workers }, work));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
