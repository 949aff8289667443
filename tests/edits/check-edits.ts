/**
 * Makes typical edits to content/ in a copy of the project, then checks the content, builds the site and runs unit and site tests:
 *   npm test -- edits [--only price,term] [--seed 7]
 * Then it builds and tests the site again for a random day around one of its departures, because
 * a live site is built every day. A test that fails only here may depend on the current catalogue or day, or enforce a limit that no
 * message explains to the editor. Exits with code 1 if anything fails. Use `--only` to find the edit that causes the failure.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { Content } from '#app/content/content.server.ts';
import { addDays } from '#app/domain/days.ts';
import { EDITS, read } from './edits.ts';
import { ProjectCopy } from './project-copy.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, seed: { type: 'string', default: '7' } } });
const names = values.only?.split(',') ?? Object.keys(EDITS);
const unknown = names.filter((name) => !(name in EDITS));
if (unknown.length > 0) throw new Error(`There is no edit ${unknown.join(', ')}. There are: ${Object.keys(EDITS).join(', ')}`);

const copy = new ProjectCopy();
for (const name of names) {
  const { what, make } = EDITS[name]!;
  console.log(`  ${name.padEnd(16)} ${what} (${await make(copy.content)})`);
}
// Slow tests that read none of content/.
const others = [
  'app/domain/enquiries/mail-properties',
  'build-tools/images/picture-pool',
  'editor/publish',
  'editor/random-editors',
  'tests/content/mistakes',
  'tests/content/photo-weights',
];
const excluded = others.map((test) => `--exclude ${test}.test.ts`).join(' ');
// Slow tests that do not depend on the day.
const withoutDay = ['interrupted-build', 'new-build', 'hostile-requests', 'photos', 'reproducible-build', 'images']
  .map((name) => `--exclude tests/site/${name}.site.test.ts`)
  .join(' ');
const day = randomDay(read(copy.content), Number(values.seed));
console.log(`  ${'another day'.padEnd(16)} ${day} (--seed ${values.seed})`);
const isGreen =
  copy.run(`node scripts/test.ts content build site && vitest run --project=unit ${excluded}`) &&
  copy.run(`SITE_DATE=${day} node scripts/test.ts build && SITE_DATE=${day} vitest run --project=site ${withoutDay}`);
copy.remove();
if (!isGreen) process.exitCode = 1;

/** A day in the 60 days before a departure, or soon after it. */
function randomDay({ upcoming }: Content, seed: number): string {
  const starts = [...upcoming.values()].flatMap(({ departures }) => departures.map(({ start }) => start));
  const day = fc.tuple(fc.constantFrom(...starts), fc.integer({ min: -60, max: 2 })).map(([start, days]) => addDays(start, days));
  return fc.sample(day, { seed, numRuns: 1 })[0]!;
}
