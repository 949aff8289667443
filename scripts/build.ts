/** Builds the site into build/client, a line a step. */
import { runSteps } from '../tools/steps.ts';

await runSteps([
  { name: 'pictures', command: 'npm run -s pictures' },
  { name: 'site', command: 'npm run -s build:site' },
]);
