import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '#app/content/content.server.ts';
import { applyChanges, type FileChanges } from './file-changes.ts';

/** The trailer of every commit that publishes. Only these commits can be undone on the editing screen. */
const MARK = 'Made-With: npm run edit';
const SUBJECT = 72;

/** A git command that failed, or an undo that is impossible, with a message for the editor. */
export class GitError extends Error {}

/** Applies file changes, commits only these, and pushes. Restores the files if the commit fails. @throws GitError */
export function publish(root: string, files: FileChanges, title: string, sentences: readonly string[]): string {
  const names = [...files.keys()];
  const before: FileChanges = new Map(names.map((name) => [name, existsSync(join(root, name)) ? readFileSync(join(root, name)) : null]));
  const added = names.filter((name) => before.get(name) === null && files.get(name) !== null);
  applyChanges(root, files);
  try {
    // 'git commit --only' does not accept untracked files.
    if (added.length > 0) git(root, 'add', '--intent-to-add', '--', ...added);
    git(root, 'commit', '--quiet', '--only', '--message', messageOf(title, sentences), '--', ...names);
  } catch (error) {
    if (added.length > 0) git(root, 'reset', '--quiet', '--', ...added);
    applyChanges(root, before);
    throw error;
  }
  return `Published: ${sentences.join('. ')}. ${push(root)}`;
}

/** Reverts the latest published commit that has not been reverted, and pushes. @throws GitError if there is none or git cannot revert it */
export function undo(root: string): string {
  const reverted = new Set(git(root, 'log', '--format=%b').match(/(?<=This reverts commit )[0-9a-f]{40}/g));
  const made = git(root, 'log', '--format=%H', '--fixed-strings', `--grep=${MARK}`).split('\n').filter(Boolean);
  const last = made.find((commit) => !reverted.has(commit));
  if (!last) throw new GitError('Nothing published on this screen is left to undo.');
  const subject = git(root, 'log', '-1', '--format=%s', last).trim();
  try {
    git(root, 'revert', '--no-edit', last);
  } catch (error) {
    if (!isReverting(root, last)) throw new GitError(`'${subject}' could not be undone: ${(error as Error).message}`, { cause: error });
    git(root, 'revert', '--abort');
    throw new GitError(`'${subject}' cannot be undone automatically, because the same lines have changed since. Change them by hand.`, {
      cause: error,
    });
  }
  return `Undone: ${subject}. ${push(root)}`;
}

function messageOf(title: string, sentences: readonly string[]): string {
  const [only = ''] = sentences;
  const isShort = sentences.length === 1 && only.length <= SUBJECT;
  const subject = isShort ? only : `${title}: ${sentences.length === 1 ? 'one change' : `${sentences.length} changes`}`;
  return [subject.slice(0, SUBJECT), ...(isShort ? [] : [sentences.join('\n')]), MARK].join('\n\n');
}

/**
 * Pushes to the first remote. If the remote has new commits, rebases onto them first. Commits that fail to push stay local
 * and go out with the next push, unless they conflict. Returns what happened, for the editor.
 */
function push(root: string): string {
  const [remote] = git(root, 'remote').split('\n');
  if (!remote) return 'It is saved on this computer only, because there is nowhere to send it yet.';
  const send = () => git(root, 'push', '--quiet', remote, 'HEAD');
  try {
    send();
    return `It was sent to ${remote}.`;
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const keptHere = `It is saved on this computer, and will be sent with your next change. It could not be sent to ${remote}`;
    if (!/\((?:fetch first|non-fast-forward)\)/.test(said)) return `${keptHere}: ${said}`;
    try {
      rebaseOntoRemote(root, remote);
      if (readContent(root).problems.length > 0)
        return `${keptHere}: combined with what others have changed there, the content has problems. Ask someone who knows git to fix them: npm run check:content lists them.`;
      send();
      return `It was sent to ${remote}, combined with what others have changed there.`;
    } catch (error) {
      if (!isConflict(error)) return `${keptHere}: ${(error as Error).message}`;
      return `It is saved on this computer only: others have changed the same lines on ${remote}. Ask someone who knows git to merge the two.`;
    }
  }
}

/** Rebases onto the remote's branch. Aborts on a conflict. @throws GitError */
function rebaseOntoRemote(root: string, remote: string): void {
  try {
    git(root, 'pull', '--quiet', '--rebase', '--autostash', remote, git(root, 'branch', '--show-current').trim());
  } catch (error) {
    if (isConflict(error)) git(root, 'rebase', '--abort');
    throw error;
  }
}

/** Whether the revert of this commit has stopped midway, as on a conflict. Somebody's own revert is left alone. */
function isReverting(root: string, commit: string): boolean {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', 'REVERT_HEAD').trim() === commit;
  } catch {
    return false;
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof GitError && /conflict/i.test(error.message);
}

function git(root: string, ...words: string[]): string {
  try {
    // A password prompt would wait forever, because nobody sees it.
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new GitError(`git ${words[0]}: ${`${stdout}\n${stderr}`.trim()}`, { cause: error });
  }
}
