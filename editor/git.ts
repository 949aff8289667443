import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A git command that failed, or a step that is impossible now, with a message for the editor. */
export class GitError extends Error {}

/** Git does not answer for longer than this when a remote never does, in milliseconds. */
const LIMIT = 20_000;
const run = promisify(execFile);
const besides = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const MERGING = [
  '-c',
  `core.attributesFile=${besides('merge-attributes')}`,
  '-c',
  `merge.content.driver="${process.execPath}" "${besides('merge-driver.ts')}" %O %A %B %P`,
];

/** Runs git in a folder and returns what it printed. Does not block the server. @throws GitError */
export async function git(root: string, ...words: string[]): Promise<string> {
  return gitWith(root, {}, ...words);
}

/**
 * Like git, for a command that may merge content: merges it by fields and entries.
 * @param conflicts the file that merge-driver.ts writes in a conflict, which the others' version wins; without it, a conflict fails
 */
export async function gitMerging(root: string, conflicts: string | undefined, ...words: string[]): Promise<string> {
  // The driver starts in half the time with its code compiled before.
  const env = { NODE_COMPILE_CACHE: join(tmpdir(), 'edit-compiled'), ...(conflicts && { EDIT_CONFLICTS: conflicts }) };
  return gitWith(root, env, ...MERGING, ...words);
}

/** Like git, with environment variables. */
export async function gitWith(root: string, extra: Record<string, string>, ...words: string[]): Promise<string> {
  try {
    // A password prompt or an editor would wait forever, because nobody sees it.
    const env: NodeJS.ProcessEnv = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C', ...extra };
    const { stdout } = await run('git', words, { cwd: root, env, timeout: Number(env['EDIT_GIT_LIMIT'] ?? LIMIT), maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', killed } = error as { stdout?: string; stderr?: string; killed?: boolean };
    const said = killed ? 'it gave no answer in time.' : `${stdout}\n${stderr}`.trim();
    throw new GitError(`git ${words.find((word) => /^[a-z-]+$/.test(word) && word !== '-c')}: ${said}`, { cause: error });
  }
}
