import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingMistakes } from '../scripts/check-content.ts';
import { applyChanges, type FileChanges } from '../scripts/file-changes.ts';

/** Stands in the message of every commit that the screen makes: only these can be undone on it. */
const MARK = 'Made-With: npm run edit';
const SUBJECT = 72;

/** A command of git that failed, with what it said. */
export class GitError extends Error {}

/** Writes and takes away files and commits that, and nothing else. When the commit fails, the files are as before. @throws GitError */
export function publish(root: string, files: FileChanges, title: string, sentences: readonly string[]): string {
  const names = [...files.keys()];
  const before: FileChanges = new Map(names.map((name) => [name, existsSync(join(root, name)) ? readFileSync(join(root, name)) : null]));
  const added = names.filter((name) => before.get(name) === null && files.get(name) !== null);
  applyChanges(root, files);
  try {
    // A commit of named files knows new ones only once they have been announced.
    if (added.length > 0) git(root, 'add', '--intent-to-add', '--', ...added);
    git(root, 'commit', '--quiet', '--only', '--message', messageOf(title, sentences), '--', ...names);
  } catch (error) {
    if (added.length > 0) git(root, 'reset', '--quiet', '--', ...added);
    applyChanges(root, before);
    throw error;
  }
  return `Published: ${sentences.join('. ')}. ${push(root)}`;
}

/** Reverts the last commit that the screen made. @throws GitError when there is none, or when it was built upon since */
export function undo(root: string): string {
  const reverted = new Set(git(root, 'log', '--format=%b').match(/(?<=This reverts commit )[0-9a-f]{40}/g));
  const made = git(root, 'log', '--format=%H', '--fixed-strings', `--grep=${MARK}`).split('\n').filter(Boolean);
  const last = made.find((commit) => !reverted.has(commit));
  if (!last) throw new GitError('Nothing that was published on this screen is left to undo.');
  const subject = git(root, 'log', '-1', '--format=%s', last).trim();
  try {
    git(root, 'revert', '--no-edit', last);
  } catch (error) {
    if (error instanceof GitError && /conflict/i.test(error.message)) git(root, 'revert', '--abort');
    throw new GitError(`'${subject}' cannot be undone by itself, because the same lines have changed since. Change them by hand.`, {
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
 * Sends the commits to the first remote. Where that has commits of others, ours are put on top of them first. What cannot be
 * sent is kept, and goes along with the next one.
 */
function push(root: string): string {
  const [remote] = git(root, 'remote').split('\n');
  if (!remote) return 'It is kept on this computer: there is nowhere to send it yet.';
  const send = () => git(root, 'push', '--quiet', remote, 'HEAD');
  try {
    send();
    return `It was sent to ${remote}.`;
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const keptHere = `It is kept on this computer, and goes along with what you publish next. It could not be sent to ${remote}`;
    if (!/\((?:fetch first|non-fast-forward)\)/.test(said)) return `${keptHere}: ${said}`;
    try {
      pullBelow(root, remote);
      if (readingMistakes(root).length > 0)
        return `${keptHere}: what others have changed there meanwhile does not fit to it. Ask someone who knows git to look at it: npm run check:content tells the mistakes.`;
      send();
      return `It was sent to ${remote}, on top of what others have changed there meanwhile.`;
    } catch {
      return `${keptHere}: others have changed the same lines there meanwhile. Ask someone who knows git to bring the two together.`;
    }
  }
}

/** Brings the remote's commits in below our own. Where that fails, all is as before. @throws GitError */
function pullBelow(root: string, remote: string): void {
  try {
    git(root, 'pull', '--quiet', '--rebase', '--autostash', remote, git(root, 'branch', '--show-current').trim());
  } catch (error) {
    if (/conflict/i.test(String(error))) git(root, 'rebase', '--abort');
    throw error;
  }
}

function git(root: string, ...words: string[]): string {
  try {
    // A question for a password would wait for ever where nobody sees it.
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new GitError(`git ${words[0]}: ${`${stdout}\n${stderr}`.trim()}`, { cause: error });
  }
}
