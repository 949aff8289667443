/** All that `npm test` looks at, a line a step. What is slow and seldom fails is in `npm run test:full`. */
import { runSteps } from '../tools/steps.ts';

await runSteps([
  [
    { name: 'format and lint', command: 'npm run -s lint' },
    { name: 'types', command: 'npm run -s typecheck' },
  ],
  [
    { name: 'import boundaries', command: 'npm run -s boundaries' },
    { name: 'schemas and content', command: 'npm run -s schemas -- --check && npm run -s check:content' },
  ],
  { name: 'rules and content', command: 'npm run -s test:unit' },
  { name: 'primitives in Chromium', command: 'npm run -s test:ui' },
  { name: 'pictures', command: 'npm run -s pictures' },
  { name: 'site', command: 'npm run -s build:site' },
  { name: 'built pages', command: 'vitest run --project site' },
  { name: 'journeys in Chromium', command: 'npm run -s e2e -- tests/e2e/' },
]);
