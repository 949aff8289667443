/** Builds the site, a line a step. build/client stays the previous build until the new one is finished. */
import { runSteps } from '../tools/steps.ts';

await runSteps([
  { name: 'pictures', command: 'npm run -s pictures' },
  { name: 'site', command: 'npm run -s build:site' },
]);
