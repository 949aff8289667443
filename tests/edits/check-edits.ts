/**
 * Makes right edits of content/ of every kind on a copy of the project, and then runs what reads content:
 *   npm test -- edits [--only price,term]
 * A test that fails knows today's catalogue by heart, or holds a limit that the editor has not been told. Ends with exit code 1
 * when something fails; `--only` finds out which edit it was.
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
const isGreen = copy.run('node scripts/test.ts content unit build site');
copy.remove();
if (!isGreen) process.exitCode = 1;
