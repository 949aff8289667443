import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A git command that failed, or a step that is impossible now, with a message for the editor. */
export class GitError extends Error {}

/** Git says nothing for longer than this when a remote never answers, in milliseconds. */
const LIMIT = 20_000;
/** A line in which git counts what it sends, and writes over itself. */
const PROGRESS = /\r|^(?:remote: )?(?:Enumerating objects|Delta compression|Total \d)/;
const run = promisify(execFile);
const besides = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Options of git for a command that merges content: by fields and entries. */
export const MERGING = [
  '-c',
  `core.attributesFile=${besides('merge-attributes')}`,
  '-c',
  `merge.content.driver="${process.execPath}" "${besides('merge-driver.ts')}" %O %A %B %P`,
];

/** What went wrong, for an editor, by what git says about it. */
const IN_PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\.lock'?: File exists/,
    'Another program is changing this folder with git, or was stopped while it did. Try again in a minute. If that does not help, ask an engineer to remove the lock.',
  ],
  [/hook declined|remote rejected/, 'The place that it is sent to refused it. Ask an engineer why.'],
  [/unable to access|Could not (?:resolve|read from)/, 'There is no connection to the place that it is sent to. Is this computer online?'],
  [/Please tell me who you are|empty ident/, 'Git does not know your name yet. Ask an engineer to set it.'],
];

/** Runs git in a folder and returns what it printed. Does not block the server. @throws GitError */
export async function git(root: string, ...words: string[]): Promise<string> {
  return gitWith(root, {}, ...words);
}

/** Like git, with environment variables. */
export async function gitWith(root: string, extra: Record<string, string>, ...words: string[]): Promise<string> {
  try {
    // A password prompt or an editor would wait forever, because nobody sees it. The merge driver starts in half the time when its
    // code is compiled already.
    const own = { GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C', NODE_COMPILE_CACHE: join(tmpdir(), 'edit-compiled') };
    const env: NodeJS.ProcessEnv = { ...process.env, ...own, ...extra };
    const running = run('git', words, { cwd: root, env, maxBuffer: 2 ** 26 });
    const { child } = running;
    let timer: NodeJS.Timeout | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => child.kill(), Number(env['EDIT_GIT_LIMIT'] ?? LIMIT));
    };
    wait();
    child.stderr?.on('data', wait);
    const { stdout } = await running.finally(() => clearTimeout(timer));
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', killed } = error as { stdout?: string; stderr?: string; killed?: boolean };
    const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => !PROGRESS.test(line.trimEnd()));
    const said = killed ? 'it gave no answer in time.' : lines.join('\n').trim();
    const plain = IN_PLAIN_WORDS.find(([pattern]) => pattern.test(said))?.[1];
    const name = words.find((word) => /^[a-z-]+$/.test(word) && word !== '-c');
    throw new GitError(plain ? `${plain} (git ${name}: ${said})` : `git ${name}: ${said}`, { cause: error });
  }
}
