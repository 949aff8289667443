import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { readContent } from '#app/content/content.server.ts';
import { applyChanges, type FileChanges } from './file-changes.ts';
import { git, GitError, gitWith, MERGING } from './git.ts';

/** The names in git of versions whose texts become drafts again (restored-drafts.ts). */
export const DISPLACED = 'refs/displaced/';

/**
 * The name in git of a step that has begun: a commit whose parents are the version before the step, the one after it, and what moveTo
 * calls `taken`.
 */
const STEP = 'refs/edit/step';

/** The tree of a version with file changes. Leaves the folder and git's index alone. */
export async function treeWith(root: string, version: string, files: FileChanges): Promise<string> {
  const { prefix } = await placeOf(root);
  return inTemporaryFolder(async (folder) => {
    const gitThere = await gitIn(folder, root);
    const changes = new Map([...files].map(([name, source]) => [posix.join(prefix, name), source]));
    applyChanges(folder, changes);
    await gitThere('read-tree', version);
    await gitThere('update-index', '--add', '--remove', '--', ...changes.keys());
    return (await gitThere('write-tree')).trim();
  });
}

/** The tree of a version with what changed between two others, merged by fields and entries; undefined in a conflict. */
export async function mergedTree(root: string, version: string, before: string, after: string): Promise<string | undefined> {
  const base = await commitTree(root, `${before}^{tree}`, []);
  const [ours, theirs] = [await commitTree(root, `${version}^{tree}`, [base]), await commitTree(root, `${after}^{tree}`, [base])];
  try {
    return (await gitWith(root, {}, ...MERGING, 'merge-tree', '--write-tree', ours, theirs)).trim();
  } catch (error) {
    if (((error as Error).cause as { code?: unknown }).code === 1) return undefined;
    throw error;
  }
}

/** Makes a commit that no branch has yet. `author` has git's environment variables. */
export async function commitTree(root: string, tree: string, parents: string[], message = 'npm run edit', author = {}): Promise<string> {
  return (await gitWith(root, author, 'commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', message)).trim();
}

/**
 * Moves the branch, and the files that differ, from one version to another. A killed process leaves a note of the versions, and
 * finishMove ends what it began.
 * @param taken the first version with those changes made outside the editing screen that the second one has taken up
 * @throws GitError if other files that differ were changed outside the editing screen; then nothing moves
 */
export async function moveTo(root: string, from: string, to: string, taken = from): Promise<void> {
  if (from === to) return;
  const changed = (await changedPaths(root, taken, to)).map(fromTop);
  const edited = changed.length > 0 ? await differing(root, taken, changed) : [];
  if (edited.length > 0)
    throw new GitError(
      `${edited.join(', ')} was changed outside the editing screen, and that is not saved in git yet. Ask whoever changed it, or an engineer, to commit it or take it back.`,
    );
  // git drops a parent that is named twice.
  await git(root, 'update-ref', STEP, await commitTree(root, `${to}^{tree}`, [...new Set([from, to, taken])]));
  try {
    await move(root, from, to, taken);
  } catch (error) {
    if ((await differing(root, taken, changed)).length > 0) await putFiles(root, to, taken);
    await git(root, 'update-ref', '-d', STEP);
    throw error;
  }
  await git(root, 'update-ref', '-d', STEP);
}

/** Ends the noted step, also one in which an earlier process was killed. Call it before anything reads the content. @returns whether there was one */
export async function finishMove(root: string): Promise<boolean> {
  const [from = '', to, taken = from] = (await git(root, 'for-each-ref', '--format=%(parent)', STEP)).trim().split(' ');
  if (!to) return false;
  const head = (await git(root, 'rev-parse', 'HEAD')).trim();
  if (head === from) await move(root, from, to, taken);
  // Somebody has gone on with git since.
  else if (head !== to) await git(root, 'update-ref', `${DISPLACED}${Date.now()}`, to);
  await git(root, 'update-ref', '-d', STEP);
  return true;
}

async function move(root: string, from: string, to: string, taken: string): Promise<void> {
  for (const before of new Set([from, taken])) await putFiles(root, before, to);
  await git(root, 'update-ref', '-m', 'npm run edit', 'HEAD', to, from);
}

/** Brings the files that differ between two versions, and git's index of them, to the second one. */
async function putFiles(root: string, from: string, to: string): Promise<void> {
  const { top } = await placeOf(root);
  const [gone, there] = [await changedPaths(root, from, to, 'D'), await changedPaths(root, from, to, 'd')];
  if (there.length > 0) await git(root, 'restore', `--source=${to}`, '--staged', '--worktree', '--', ...there.map(fromTop));
  if (gone.length > 0) await git(root, 'rm', '--quiet', '--cached', '--ignore-unmatch', '--', ...gone.map(fromTop));
  applyChanges(top, new Map(gone.map((path) => [path, null])));
}

/** The content files that nobody has committed, as they are in the folder: changes made outside the editing screen. */
export async function changedOutside(root: string): Promise<FileChanges> {
  const { prefix } = await placeOf(root);
  const names = (await differing(root, 'HEAD', ['.'])).map((path) => path.slice(prefix.length));
  return new Map(names.map((name) => [name, existsSync(join(root, name)) ? readFileSync(join(root, name)) : null]));
}

/** The paths, from the top of the repository, of files in the folder that are not as in a version. */
async function differing(root: string, version: string, wanted: readonly string[]): Promise<string[]> {
  return inTemporaryFolder(async (folder) => {
    const index = { GIT_INDEX_FILE: `${folder}.index` };
    await gitWith(root, index, 'read-tree', version);
    const kinds = ['--modified', '--deleted', '--others', '--exclude-standard'];
    const paths = await gitWith(root, index, 'ls-files', '-z', '--full-name', ...kinds, '--', ...wanted);
    return [...new Set(paths.split('\0').filter(Boolean))];
  });
}

/** The paths, from the top of the repository, that differ between two versions. @param filter as git's --diff-filter */
export async function changedPaths(root: string, from: string, to: string, filter = 'AMDT'): Promise<string[]> {
  const paths = await git(root, 'diff', '-z', '--no-renames', '--name-only', `--diff-filter=${filter}`, from, to);
  return paths.split('\0').filter(Boolean);
}

function fromTop(path: string): string {
  return `:(top,literal)${path}`;
}

/** What keeps the content of a version from loading; empty if it loads. */
export async function problemIn(root: string, version: string): Promise<string> {
  return inTemporaryFolder(async (folder) => {
    const [problem] = readContent(await checkedOut(root, version, join(folder, 'content'))).problems;
    return problem ? `${problem.file} ${problem.field}: ${problem.what}` : '';
  });
}

/** Writes a version of the content folder into another folder, and returns that. */
export async function checkedOut(root: string, version: string, folder: string): Promise<string> {
  mkdirSync(folder);
  const tree = (await git(root, 'rev-parse', `${version}:./`)).trim();
  const gitThere = await gitIn(folder, root);
  await gitThere('read-tree', '--reset', '-u', tree);
  return folder;
}

/** Git with the repository of the content folder, but with another folder and an index beside that. */
async function gitIn(folder: string, root: string): Promise<(...words: string[]) => Promise<string>> {
  const { repository } = await placeOf(root);
  const env = { GIT_DIR: repository, GIT_WORK_TREE: folder, GIT_INDEX_FILE: `${folder}.index` };
  return (...words) => gitWith(folder, env, ...words);
}

/** The repository's top folder, its .git folder, and the path of the content folder from the top, with a slash at its end. */
type Place = { top: string; repository: string; prefix: string };
const places = new Map<string, Place>();

/** Where a content folder is, which does not change while this runs. Asking git each time slowed down publishing. */
async function placeOf(root: string): Promise<Place> {
  const known = places.get(root);
  if (known) return known;
  const words = await git(root, 'rev-parse', '--show-toplevel', '--absolute-git-dir', '--show-prefix');
  const [top = '', repository = '', prefix = ''] = words.split('\n');
  places.set(root, { top, repository, prefix });
  return { top, repository, prefix };
}

async function inTemporaryFolder<T>(action: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  try {
    return await action(folder);
  } finally {
    for (const each of [folder, `${folder}.index`]) rmSync(each, { recursive: true, force: true });
  }
}
