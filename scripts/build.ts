/** Builds the site and prints a line for each step. build/client remains the previous build until the new one is finished. */
import { availableParallelism } from 'node:os';
import { runSteps } from './support/steps.ts';

process.env['NODE_ENV'] = 'production';
// All workers that make pictures share one pool of encoding threads, which has four by default.
process.env['UV_THREADPOOL_SIZE'] ??= String(Math.max(4, availableParallelism()));
await runSteps([
  { name: 'pictures', command: 'node build-tools/images/make-images.ts && node build-tools/images/make-social-images.ts' },
  { name: 'site', command: 'react-router build' },
]);
