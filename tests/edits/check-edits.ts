/**
 * Makes right edits of content/, one after another, on a copy of the project, and after each runs what CI runs:
 *   npm run test:edits [-- --only price,term] [--together] [--journeys]
 * An edit that turns a test red has found a test that knows today's catalogue by heart, or a limit that nobody told the
 * editor. Prints one line an edit, and ends with exit code 1 when one failed. --journeys walks the browser journeys too;
 * --together makes all edits and then looks once, for a quick answer that does not say which edit it was.
 */
import { parseArgs } from 'node:util';
import { EDITS } from './edits.ts';
import { type Failure, ProjectCopy } from './project-copy.ts';

/** Site tests that read no content; they run once, after the last edit. The others run after each. */
const ONCE = ['hostile-requests', 'photographs', 'reproducible-build', 'browser-support'];
const EXCLUDED = ONCE.map((name) => `--exclude 'tests/site/${name}.site.test.ts'`).join(' ');

const { values } = parseArgs({
  options: { only: { type: 'string' }, journeys: { type: 'boolean', default: false }, together: { type: 'boolean', default: false } },
});
const names = values.only?.split(',') ?? Object.keys(EDITS);
const unknown = names.filter((name) => !(name in EDITS));
if (unknown.length > 0) throw new Error(`There is no edit ${unknown.join(', ')}. There are: ${Object.keys(EDITS).join(', ')}`);

const copy = new ProjectCopy();

/** What of the check reads content, then the build and the tests of what was built. */
async function checkAll(isLast: boolean): Promise<readonly Failure[]> {
  const sources = [
    ...(await copy.run('node scripts/write-schemas.ts --check')),
    ...(await copy.run('node scripts/check-content.ts')),
    ...(await copy.tests('--project unit')),
  ];
  const build = await copy.run('npm run build');
  if (build.length > 0) return [...sources, ...build];
  const site = await copy.tests(`--project site${isLast ? '' : ` ${EXCLUDED}`}`);
  const journeys = values.journeys ? await copy.run('npx playwright test tests/e2e tests/conditions --reporter line') : [];
  return [...sources, ...site, ...journeys];
}

/** Makes a step, runs everything, and prints a line. Returns what failed that had not failed before. */
async function step(name: string, what: string, make: () => string | Promise<string>, known: ReadonlySet<string>) {
  const before = Date.now();
  const where = await make();
  const isChecked = !values.together || name === 'before' || name === names.at(-1);
  const failures = (isChecked ? await checkAll(name === names.at(-1)) : []).filter((failure) => !known.has(failure.name));
  const mark = failures.length > 0 ? '✗' : isChecked ? '✓' : '·';
  const seconds = String(Math.round((Date.now() - before) / 1000));
  console.log(`${mark} ${name.padEnd(16)} ${seconds.padStart(4)} s  ${what}${where && ` (${where})`}`);
  for (const failure of failures) console.log(`    ${failure.name}\n      ${failure.said.replaceAll('\n', '\n      ')}`);
  return failures;
}

const started = Date.now();
// What is red before any edit is no edit's fault. It is told once, and fails the run all the same.
const red = await step('before', 'nothing is changed yet', () => '', new Set());
const known = new Set(red.map(({ name }) => name));
let failed = 0;
for (const name of names) {
  const { what, make } = EDITS[name]!;
  const failures = await step(name, what, () => make(copy.content), known);
  if (failures.length > 0) failed += 1;
}
copy.remove();
console.log(
  `${failed === 0 ? 'Every' : 'Not every'} edit passed: ${names.length} edits in ${Math.round((Date.now() - started) / 1000)} s.`,
);
if (failed > 0 || red.length > 0) process.exitCode = 1;
