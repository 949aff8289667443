/**
 * Runs the project's tests and prints a line for each step.
 *   npm test                        the parts required for every change
 *   npm test -- ci                  the same on every page, plus the slow parts (.ci/run)
 *   npm test -- editor engines      some of the parts below
 *   npm test -- journeys -g menu    one part; the options go to its program
 *   npm run check                   the parts that need neither a browser nor a built site
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps, type Step } from './support/steps.ts';

const PARTS = {
  lint: 'oxfmt --check . && oxlint',
  types: 'react-router typegen && tsc',
  boundaries: 'depcruise --config .dependency-cruiser.mjs app art build-tools editor scripts tests',
  content: 'node scripts/write-schemas.ts --check && node scripts/check-content.ts',
  unit: 'vitest run --project=unit',
  components: 'node scripts/support/chromium.ts && vitest run --project=components',
  build: 'node scripts/build.ts',
  site: 'vitest run --project=site',
  journeys: 'playwright test --project=journeys',
  compat: 'playwright test --project=compat',
  visual: 'playwright test --project=visual',
  resilience: 'playwright test --project=resilience',
  walks: 'node tests/walks/walk.ts',
  dev: 'playwright test --project=dev',
  editor: 'playwright test --project=editor',
  engines: 'node tests/engines/programs.ts && playwright test --project=firefox --project=webkit',
  edits: 'node tests/edits/check-edits.ts',
  'random-content': 'node tests/random-content/check-random-content.ts',
  hosts: 'vitest run --project=hosts',
} as const;

type Part = keyof typeof PARTS;

type Steps = readonly (Part | readonly Part[])[];
const AT_FIRST: Steps = [
  ['lint', 'types'],
  ['boundaries', 'content'],
];
const BUILT_SITE: Steps = [...AT_FIRST, ['build', 'unit', 'components'], 'site'];
const EVERY_CHANGE: Steps = [...BUILT_SITE, 'journeys'];
const SETS: Readonly<Record<string, Steps>> = {
  check: [...AT_FIRST, 'unit'],
  ci: [
    ...BUILT_SITE,
    // The longest first, so that none runs alone at the end. The first one builds the fixture site, which later ones use too.
    ['journeys', 'editor', 'walks', 'edits', 'resilience', 'compat', 'engines', 'dev', 'random-content', 'visual', 'hosts'],
  ],
};

const isPart = (word: string): word is Part => word in PARTS;
const step = (name: Part): Step => ({ name, command: PARTS[name] });

const words = process.argv.slice(2);
const end = words.findIndex((word) => !isPart(word) && !(word in SETS));
const names = end < 0 ? words : words.slice(0, end);
const options = end < 0 ? [] : words.slice(end);
const [only = ''] = names;
if (words.length > 0 && names.length === 0) {
  console.error(`There is no part '${words[0]}'. Choose from: ${[...Object.keys(PARTS), ...Object.keys(SETS)].join(', ')}`);
  process.exit(1);
}
const isOnePart = names.length === 1 && isPart(only);
if (options.length > 0 && !isOnePart) {
  console.error(
    `Options such as '${options.join(' ')}' can be given to one part only, for example: npm test -- journeys ${options.join(' ')}`,
  );
  process.exit(1);
}
if (names.includes('ci')) process.env['TEST_PAGES'] = 'all';

// Many tests rely on this to delete their temporary files.
const temporary = mkdtempSync(join(tmpdir(), 'tests-'));
process.env['TMPDIR'] = temporary;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }));

if (isOnePart) {
  // A single part prints its own output.
  const command = [PARTS[only], ...options.map((option) => JSON.stringify(option))].join(' ');
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  process.exit(status ?? 1);
}
const parts = names.length > 0 ? names.flatMap((name) => (isPart(name) ? [name] : SETS[name]!)) : EVERY_CHANGE;
await runSteps(parts.map((part) => (typeof part === 'string' ? step(part) : part.map(step))));
