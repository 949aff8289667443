/** Builds the site and prints a line for each step. build/client remains the previous build until the new one is finished. */
import { runSteps } from './support/steps.ts';

process.env['NODE_ENV'] = 'production';
await runSteps([
  { name: 'pictures', command: 'node build-tools/images/make-images.ts && node build-tools/images/make-social-images.ts' },
  { name: 'site', command: 'react-router build' },
]);
