import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A git command that failed, or a step that is impossible now, with a message for the editor. */
export class GitError extends Error {}

/** Git does not answer for longer than this when a remote never does, in milliseconds. */
const LIMIT = 20_000;
const run = promisify(execFile);
const DRIVER = `"${process.execPath}" "${fileURLToPath(new URL('merge-driver.ts', import.meta.url))}" %O %A %B %P`;

/** Runs git in a folder and returns what it printed. Does not block the server. @throws GitError */
export async function git(root: string, ...words: string[]): Promise<string> {
  return gitWith(root, {}, ...words);
}

/**
 * Like git, for a command that may merge content: merges it by fields and entries.
 * @param attributes a file to write; git reads from it which files to merge this way
 * @param conflicts the file in which merge-driver.ts notes conflicts; without it, a conflict fails
 */
export async function gitMerging(root: string, attributes: string, conflicts: string | undefined, ...words: string[]): Promise<string> {
  writeFileSync(attributes, '*.yaml merge=content\n*.md merge=content\n');
  const options = ['-c', `merge.content.driver=${DRIVER}`, '-c', `core.attributesFile=${attributes}`];
  return gitWith(root, conflicts ? { EDIT_CONFLICTS: conflicts } : {}, ...options, ...words);
}

async function gitWith(root: string, extra: Record<string, string>, ...words: string[]): Promise<string> {
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
