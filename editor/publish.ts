import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readContent } from '#app/content/content.server.ts';
import { applyChanges, type FileChanges } from './file-changes.ts';
import { git, GitError, gitMerging } from './git.ts';
import { DISPLACED } from './restored-drafts.ts';

/** A published change that can be undone. `id` stays the same when git rebases its commit. */
export type PublishedChange = { id: string; sentence: string; by: string; day: string; isOwn: boolean };

/** What the editing screen shows of publishing and undoing (docs/architecture.md, 'The editing screen'). */
export type PublishState = {
  /** The step that runs now, such as 'Publishing'. */
  running: string | undefined;
  /** How many changes are saved on this computer and have not been sent. */
  unsent: number;
  /** The changes that can be undone, newest first. */
  published: readonly PublishedChange[];
};

/** The trailers of commits made here: of every published change, its id, and what an undo undoes. */
const MARK = 'Made-With: npm run edit';
const ID = 'Change-Id: ';
const UNDOES = 'Undoes: ';
const SUBJECT = 72;
/** How often a push is tried when others push at the same time. */
const TRIES = 3;
/** How many changes the list shows. */
const LISTED = 10;

/** Publishes and undoes changes in the git repository of a content folder, one step at a time. */
export class Publishing {
  readonly #root: string;
  #running: string | undefined;

  /** @param root the content folder */
  constructor(root: string) {
    this.#root = root;
  }

  async state(): Promise<PublishState> {
    return { running: this.#running, unsent: await this.#unsent(), published: (await this.#published()).slice(0, LISTED) };
  }

  /** Applies file changes, commits only these, and sends them. Restores the files if the commit fails. @throws GitError */
  publish(files: FileChanges, title: string, sentences: readonly string[]): Promise<string> {
    return this.#once('Publishing', async () => {
      await this.#checkBranch();
      await this.#commit(files, messageOf(title, sentences));
      return `Published: ${sentences.join('. ')}. ${await this.#send()}`;
    });
  }

  /** Undoes a published change, and sends that. @throws GitError if it is undone already, or cannot be undone now */
  undo(id: string): Promise<string> {
    return this.#once('Undoing', async () => {
      await this.#checkBranch();
      const change = (await this.#published()).find((each) => each.id === id);
      if (!change) throw new GitError('This change has been undone already.');
      await this.#revert(change);
      return `Undone: ${change.sentence}. ${await this.#send()}`;
    });
  }

  /** Sends what is saved on this computer only. */
  send(): Promise<string> {
    return this.#once('Sending', () => this.#send());
  }

  async #once<T>(step: string, action: () => Promise<T>): Promise<T> {
    if (this.#running) throw new GitError(`${this.#running} is not finished yet. Try again in a moment.`);
    this.#running = step;
    try {
      return await action();
    } finally {
      this.#running = undefined;
    }
  }

  async #commit(files: FileChanges, message: string): Promise<void> {
    const names = [...files.keys()];
    const before: FileChanges = new Map(
      names.map((name) => [name, existsSync(join(this.#root, name)) ? readFileSync(join(this.#root, name)) : null]),
    );
    const tracked = (await git(this.#root, 'ls-files', '-z', '--', ...names)).split('\0');
    // 'git commit --only' accepts neither untracked files nor those that are gone without having been tracked.
    const added = names.filter((name) => files.get(name) !== null && !tracked.includes(name));
    const known = names.filter((name) => files.get(name) !== null || tracked.includes(name));
    applyChanges(this.#root, files);
    try {
      if (added.length > 0) await git(this.#root, 'add', '--intent-to-add', '--', ...added);
      await git(this.#root, 'commit', '--quiet', '--only', '--message', message, '--', ...known);
    } catch (error) {
      if (added.length > 0) await git(this.#root, 'reset', '--quiet', '--', ...added);
      applyChanges(this.#root, before);
      throw error;
    }
  }

  async #revert({ id, sentence, hash }: PublishedChange & { hash: string }): Promise<void> {
    await git(this.#root, 'diff', '--cached', '--quiet').catch(() => {
      throw new GitError(`'${sentence}' could not be undone: somebody is changing this folder with git. Let them finish first.`);
    });
    const cancel = () => git(this.#root, 'reset', '--quiet', '--merge');
    try {
      await gitMerging(this.#root, undefined, 'revert', '--no-commit', hash);
    } catch (error) {
      await cancel();
      throw new GitError(`'${sentence}' cannot be undone automatically, because the same lines have changed since. Change them by hand.`, {
        cause: error,
      });
    }
    const problem = this.#problem();
    if (problem) {
      await cancel();
      throw new GitError(`'${sentence}' cannot be undone now, because without it there is a problem in ${problem}`);
    }
    await git(this.#root, 'commit', '--quiet', '--message', `${`Undo: ${sentence}`.slice(0, SUBJECT)}\n\n${UNDOES}${id}`).catch(
      async (error) => {
        await cancel();
        throw error;
      },
    );
  }

  /**
   * Sends all commits. If the remote has new ones, combines them first. What cannot be sent stays on this computer. Returns what
   * happened, for the editor. @throws GitError if all of it has given way to the others' version
   */
  async #send(): Promise<string> {
    let target: Target;
    try {
      target = await this.#target();
    } catch (error) {
      return `It is saved on this computer only: ${(error as Error).message}`;
    }
    const { remote, branch } = target;
    const kept = `It is saved on this computer, and will be sent with your next change, or with 'Send again'.`;
    const said = [`It was sent to ${remote}`];
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      try {
        await git(this.#root, 'push', '--quiet', remote, `HEAD:refs/heads/${branch}`);
        return `${said.join('')}.`;
      } catch (error) {
        const { message } = error as Error;
        if (!/\((?:fetch first|non-fast-forward)\)|cannot lock ref/.test(message))
          return `${kept} It could not be sent to ${remote}: ${message}`;
      }
      let hasConflict: boolean;
      try {
        hasConflict = await this.#combine(target);
      } catch (error) {
        if (error instanceof GaveWay) throw error;
        return `${kept} It could not be sent to ${remote}: ${(error as Error).message}`;
      }
      said[1] = ', combined with what others have changed there';
      if (hasConflict) said[2] = '. Others had changed the same places: their version stands, and yours is in the form again';
    }
    return `${kept} Others were sending to ${remote} at the same time.`;
  }

  /**
   * Rebases onto the remote's branch. In a conflict the others' version wins. What was made here is noted before (displacedEdits
   * reads it), so a killed process loses nothing.
   * @returns whether anything was a conflict
   * @throws GaveWay if nothing of it fits the others' version, which stands alone then; GitError if nothing was combined
   */
  async #combine({ remote, branch }: Target): Promise<boolean> {
    await git(this.#root, 'fetch', '--quiet', remote, branch);
    const places = await git(this.#root, 'rev-parse', 'HEAD', 'FETCH_HEAD', '--git-path', 'edit-conflicts');
    const [mine = '', theirs = '', file = ''] = places.trim().split('\n');
    const note = `${DISPLACED}${Date.now()}`;
    await git(this.#root, 'update-ref', note, mine);
    const forget = () => git(this.#root, 'update-ref', '-d', note);
    const conflicts = resolve(this.#root, file);
    rmSync(conflicts, { force: true });
    let reason = 'the same files were removed or renamed';
    try {
      await gitMerging(this.#root, conflicts, 'rebase', '--quiet', '--autostash', theirs);
      reason = this.#problem();
    } catch (error) {
      await git(this.#root, 'rebase', '--abort').catch(() => undefined);
      if (!/conflict/i.test((error as Error).message)) {
        await forget();
        throw error;
      }
    }
    if (!reason) {
      if (!existsSync(conflicts)) await forget();
      return existsSync(conflicts);
    }
    await git(this.#root, 'reset', '--quiet', '--keep', theirs);
    const problem = this.#problem();
    if (!problem)
      throw new GaveWay(
        `Others have sent what yours does not fit to ${remote}: ${reason}. Their version is here now, and all of yours is in the forms again.`,
      );
    await git(this.#root, 'reset', '--quiet', '--keep', mine);
    await forget();
    throw new GitError(`what others have sent there has a problem: ${problem} It can be sent once they have corrected it.`);
  }

  /** What keeps the content from loading; empty if it loads. */
  #problem(): string {
    const [problem] = readContent(this.#root).problems;
    return problem ? `${problem.file} ${problem.field}: ${problem.what}` : '';
  }

  /** Where this branch is sent: to its own upstream, or else to the only remote. @throws GitError if there is none */
  async #target(): Promise<Target> {
    const here = await this.#branch();
    const upstream = await git(this.#root, 'for-each-ref', '--format=%(upstream:remotename) %(upstream:remoteref)', `refs/heads/${here}`);
    const [remote, branch] = upstream.trim().split(' ');
    if (remote) return { remote, branch: branch?.replace('refs/heads/', '') ?? here };
    const [only = '', second] = (await git(this.#root, 'remote')).trim().split('\n');
    if (!only) throw new GitError('there is nowhere to send it yet.');
    if (second) throw new GitError(`there are several places to send it, and none is set for the branch ${here}.`);
    return { remote: only, branch: here };
  }

  /** The branch; empty on a detached head. */
  async #branch(): Promise<string> {
    return (await git(this.#root, 'branch', '--show-current')).trim();
  }

  /** @throws GitError on a detached head, where a commit would be lost */
  async #checkBranch(): Promise<void> {
    if (await this.#branch()) return;
    throw new GitError('This folder shows an old version, not a branch, so a change made here could be lost. Run: git switch main');
  }

  async #unsent(): Promise<number> {
    try {
      const { remote, branch } = await this.#target();
      return Number(await git(this.#root, 'rev-list', '--count', 'HEAD', `^refs/remotes/${remote}/${branch}`));
    } catch {
      return 0;
    }
  }

  async #published(): Promise<(PublishedChange & { hash: string })[]> {
    const email = (await git(this.#root, 'config', 'user.email').catch(() => '')).trim();
    const made = ['--extended-regexp', `--grep=^(${MARK}|${UNDOES}|This reverts commit )`];
    const log = await git(this.#root, 'log', ...made, '--format=%H%x1f%ae%x1f%an%x1f%cs%x1f%s%x1f%b%x1e');
    const commits = log.split('\x1e').flatMap((text) => {
      const [hash = '', address, by = '', day = '', sentence = '', body = ''] = text.trim().split('\x1f');
      return hash ? [{ body, change: { hash, by, day, sentence, isOwn: address === email, id: valueOf(body, ID) ?? hash } }] : [];
    });
    const undone = new Set(commits.map(({ body }) => valueOf(body, UNDOES) ?? /This reverts commit ([0-9a-f]{40})/.exec(body)?.[1]));
    return commits
      .filter(({ body, change: { id, hash } }) => body.includes(MARK) && !undone.has(id) && !undone.has(hash))
      .map(({ change }) => change);
  }
}

/** All that was saved here and not sent has given way to what others have sent. */
class GaveWay extends GitError {}

/** Ends a rebase that began here and was never finished, because the process was killed. Call it before anything reads the content. */
export async function endKilledRebase(root: string): Promise<void> {
  const noted = await git(root, 'for-each-ref', '--format=%(objectname)', DISPLACED);
  const file = resolve(root, (await git(root, 'rev-parse', '--git-path', 'rebase-merge/orig-head')).trim());
  if (existsSync(file) && noted.includes(readFileSync(file, 'utf8').trim())) await git(root, 'rebase', '--abort');
}

type Target = { remote: string; branch: string };

/** The value of a line such as 'Change-Id: …'. */
function valueOf(body: string, name: string): string | undefined {
  return body
    .split('\n')
    .find((line) => line.startsWith(name))
    ?.slice(name.length);
}

function messageOf(title: string, sentences: readonly string[]): string {
  const [only = ''] = sentences;
  const isShort = sentences.length === 1 && only.length <= SUBJECT;
  const subject = isShort ? only : `${title}: ${sentences.length === 1 ? 'one change' : `${sentences.length} changes`}`;
  return [subject.slice(0, SUBJECT), ...(isShort ? [] : [sentences.join('\n')]), `${MARK}\n${ID}${randomUUID()}`].join('\n\n');
}
