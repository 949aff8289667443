/**
 * Merges one content file for git by fields and entries, where git alone would compare lines. git.ts names it as the merge driver of
 * every merge. A conflict fails.
 *   node merge-driver.ts <base> <newer> <typed> <path>
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dataOf } from './editable-files.ts';
import { namePictures } from './images.ts';
import { mergeEdits } from './merge.ts';
import { writeMarkdown, writeYaml } from './write-yaml.ts';

const [baseFile = '', newerFile = '', typedFile = '', path = ''] = process.argv.slice(2);
const [base = '', newer = '', typed = ''] = [baseFile, newerFile, typedFile].map((file) => readFileSync(file, 'utf8'));

const [before, theirs, mine] = [base, newer, typed].map((source) => dataOf(path, source)) as Record<string, unknown>[];
// An undo of the change that named a gallery's pictures must leave them their names.
for (const data of [before, theirs, mine]) namePictures(data!);
const text = path.endsWith('.md') ? mergedText() : undefined;
if (text !== undefined) for (const data of [before, theirs, mine]) data!['text'] = text;
const { data, conflicts } = mergeEdits(before, mine, theirs);
const { text: body, ...fields } = data as Record<string, unknown>;
writeFileSync(newerFile, path.endsWith('.md') ? writeMarkdown(newer, fields, String(body)) : writeYaml(newer, data));
if (conflicts.length > 0) process.exitCode = 1;

/** The text of a policy, merged line by line; undefined if both changed the same lines. */
function mergedText(): string | undefined {
  try {
    const merged = execFileSync('git', ['merge-file', '-p', newerFile, baseFile, typedFile], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return String(dataOf(path, merged)['text']);
  } catch {
    // Its exit code is the number of conflicts.
    return undefined;
  }
}
