/**
 * Makes typical edits to content/ in a copy of the project, then checks the content, builds the site and runs unit and site tests:
 *   npm test -- edits [--only price,term]
 * A test that fails only here may depend on the current catalogue, or enforce a limit that no message explains to the editor.
 * Exits with code 1 if anything fails. Use `--only` to find the edit that causes the failure.
 */
import { parseArgs } from 'node:util';
import { EDITS } from './edits.ts';
import { ProjectCopy } from './project-copy.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
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
const isGreen = copy.run(`node scripts/test.ts content build site && vitest run --project=unit ${excluded}`);
copy.remove();
if (!isGreen) process.exitCode = 1;
