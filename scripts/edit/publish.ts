import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stands in the message of every commit that the screen makes: only these can be undone on it. */
const MARK = 'Made-With: npm run edit';
const SUBJECT = 72;

/** A command of git that failed, with what it said. */
export class GitError extends Error {}

/** Writes files and commits them, and nothing else. When the commit fails, the files are as before. @throws GitError */
export function publish(root: string, files: ReadonlyMap<string, string>, title: string, sentences: readonly string[]): string {
  const before = [...files.keys()].map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
  for (const [path, source] of files) writeFileSync(join(root, path), source);
  try {
    git(root, 'commit', '--quiet', '--only', '--message', messageOf(title, sentences), '--', ...files.keys());
  } catch (error) {
    for (const [path, source] of before) writeFileSync(join(root, path), source);
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

/** A push that fails loses nothing: the next one takes the commit along. */
function push(root: string): string {
  const [remote] = git(root, 'remote').split('\n');
  if (!remote) return 'It is kept on this computer: there is nowhere to send it yet.';
  try {
    git(root, 'push', '--quiet', remote, 'HEAD');
    return `It was sent to ${remote}.`;
  } catch (error) {
    return `It is kept on this computer, but could not be sent to ${remote}: ${error instanceof Error ? error.message : ''} It goes along with what you publish next.`;
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
