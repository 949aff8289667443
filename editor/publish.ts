import { randomUUID } from 'node:crypto';
import type { FileChanges } from './file-changes.ts';
import { git, GitError } from './git.ts';
import { changedOutside, changedPaths, commitTree, DISPLACED, finishMove, mergedTree, moveTo, problemIn, treeWith } from './versions.ts';

/** A published change that can be undone. `id` stays the same when its commit is made again after those of others. */
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
const FORMAT = '--format=%H%x1f%P%x1f%an%x1f%ae%x1f%ad%x1f%cs%x1f%s%x1f%B%x1e';

/** A commit on the branch. `id` is undefined if it was not made on an editing screen. */
type Commit = Record<'hash' | 'parent' | 'by' | 'email' | 'date' | 'day' | 'sentence' | 'body', string> & { id: string | undefined };

/** A commit made here that gave way to what others have sent, and why. */
type Displaced = { commit: Commit; reason: string };

/** Publishes and undoes changes in the git repository of a content folder, one step at a time. */
export class Publishing {
  readonly #root: string;
  #running: string | undefined;

  /** @param root the content folder */
  constructor(root: string) {
    this.#root = root;
  }

  async state(): Promise<PublishState> {
    // Where no address is set, git makes one up.
    const email = /<(.*)>/.exec(await git(this.#root, 'var', 'GIT_AUTHOR_IDENT').catch(() => ''))?.[1];
    const all = (await this.#published()).map((each) => ({
      ...each,
      id: each.id ?? each.hash,
      sentence: sentencesOf(each),
      isOwn: each.email === email,
    }));
    // Her own last change can be undone, however many others there are since.
    const own = all.find(({ isOwn }) => isOwn);
    const published = all.filter((each, index) => index < LISTED || each === own);
    return { running: this.#running, unsent: await this.#unsent(), published };
  }

  /**
   * Commits file changes and sends them. What was changed in these files outside the editing screen goes with them. So does all else
   * that was changed outside, if a file is new to git or the content would not load otherwise. @throws GitError if nothing was published
   */
  publish(files: FileChanges, title: string, sentences: readonly string[]): Promise<string> {
    return this.#once('Publishing', async (head, id) => {
      const version = async (changes: FileChanges, message?: string) =>
        changes.size > 0 ? commitTree(this.#root, await treeWith(this.#root, head, changes), [head], message) : head;
      const outside = await changedOutside(this.#root);
      let taken: FileChanges = new Map([...outside].filter(([name]) => files.has(name)));
      let before = await version(taken);
      const isEnough = async () =>
        (await changedPaths(this.#root, head, before, 'A')).length === 0 && (await problemIn(this.#root, await version(files))) === '';
      if (taken.size < outside.size && !(await isEnough())) [taken, before] = [outside, await version(outside)];
      const said =
        taken.size > 0 ? [...sentences, `With what was changed outside this screen in ${[...taken.keys()].join(', ')}`] : sentences;
      const commit = await version(new Map([...taken, ...files]), messageOf(title, said, id));
      await moveTo(this.#root, head, commit, before);
      return this.#sendOwn(id, 'Published', said.join('. '));
    });
  }

  /** Undoes a published change, and sends that. @throws GitError if nothing was undone */
  undo(undone: string): Promise<string> {
    return this.#once('Undoing', async (head, id) => {
      const change = (await this.#published()).find((each) => undone === (each.id ?? each.hash));
      if (!change) throw new GitError('This change has been undone already.');
      const { hash, sentence } = change;
      const tree = await mergedTree(this.#root, head, hash, `${hash}^`);
      if (!tree)
        throw new GitError(`'${sentence}' is not undone, because ${await this.#against(hash, `${hash}^`, hash, head)}. Change it by hand.`);
      const message = `${`Undo: ${sentence}`.slice(0, SUBJECT)}\n\n${UNDOES}${undone}\n${ID}${id}`;
      const commit = await commitTree(this.#root, tree, [head], message);
      const problem = await problemIn(this.#root, commit);
      if (problem) throw new GitError(`'${sentence}' cannot be undone now, because without it there is a problem in ${problem}`);
      await moveTo(this.#root, head, commit);
      return this.#sendOwn(id, 'Undone', sentence);
    });
  }

  /** Sends what is saved on this computer only. */
  send(): Promise<string> {
    return this.#once('Sending', async () => (await this.#send()).said);
  }

  /** Sends the commit that was just made. @throws GitError if it gave way to what others have sent */
  async #sendOwn(id: string, done: string, sentence: string): Promise<string> {
    const { said, displaced, isSent } = await this.#send();
    if (displaced.some(({ commit }) => commit.id === id)) throw new GitError(`Not ${done.toLowerCase()}: ${said}`);
    return `${isSent ? done : `${done}, but not sent`}: ${sentence}. ${said}`;
  }

  async #once<T>(step: string, action: (head: string, id: string) => Promise<T>): Promise<T> {
    if (this.#running) throw new GitError(`${this.#running} is not finished yet. Try again in a moment.`);
    this.#running = step;
    try {
      await this.#checkBranch();
      if (await finishMove(this.#root)) throw new GitError('An earlier step was finished first. Look at what has changed, and try again.');
      return await action((await git(this.#root, 'rev-parse', 'HEAD')).trim(), randomUUID());
    } finally {
      this.#running = undefined;
    }
  }

  /**
   * Sends all commits. If the remote has new ones, combines them first. What cannot be sent stays on this computer. Returns what
   * happened, for the editor, and the commits that gave way to what others have sent.
   */
  async #send(): Promise<{ said: string; displaced: readonly Displaced[]; isSent: boolean }> {
    const displaced: Displaced[] = [];
    // What gave way is named first, and then what became of the rest.
    const answer = (said: string, isSent = false) => ({
      said: [...displaced.map(sentenceOf), displaced.length > 0 ? said.replace(/^It /, 'The rest ') : said].join(' '),
      displaced,
      isSent,
    });
    let target: Target;
    try {
      target = await this.#target();
    } catch (error) {
      return answer(`It is saved on this computer only: ${(error as Error).message}`);
    }
    const { remote, branch } = target;
    const kept = `It is saved on this computer, and will be sent with your next change, or with 'Send again'.`;
    let combined = '';
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      try {
        await git(this.#root, 'push', '--progress', remote, `HEAD:refs/heads/${branch}`);
        return answer(`It was sent to ${remote}${combined}.${await this.#sideBranch(target)}`, true);
      } catch (error) {
        const { message } = error as Error;
        if (!/\((?:fetch first|non-fast-forward)\)|cannot lock ref/.test(message))
          return answer(`${kept} It could not be sent to ${remote}: ${message}`);
      }
      try {
        const { gaveWay, isAllTheirs } = await this.#combine(target);
        displaced.push(...gaveWay);
        if (isAllTheirs) return answer(`What others have sent to ${remote} is here now.`);
      } catch (error) {
        return answer(`${kept} It could not be sent to ${remote}: ${(error as Error).message}`);
      }
      combined = ', combined with what others have changed there';
    }
    return answer(`${kept} Others were sending to ${remote} at the same time.`);
  }

  /**
   * Puts our commits after those of the remote's branch. One that conflicts with theirs gives way as a whole, and all give way if the
   * content does not load with them. What was typed for those is noted before (restored-drafts.ts reads it), so a killed process loses
   * nothing. @throws GitError if nothing was combined
   */
  async #combine({ remote, branch }: Target): Promise<{ gaveWay: readonly Displaced[]; isAllTheirs: boolean }> {
    await git(this.#root, 'fetch', '--progress', remote, branch);
    const [mine = '', theirs = ''] = (await git(this.#root, 'rev-parse', 'HEAD', 'FETCH_HEAD')).split('\n');
    const base = (await git(this.#root, 'merge-base', mine, theirs)).trim();
    let commits = await this.#log('--reverse', '--no-merges', `${theirs}..${mine}`);
    let { tip, conflicting } = await this.#replay(commits, theirs);
    let reason = '';
    let problem = await problemIn(this.#root, tip);
    const lasting = withoutUndone(commits);
    if ((conflicting.length > 0 || problem) && lasting.length < commits.length) {
      commits = lasting;
      ({ tip, conflicting } = await this.#replay(commits, theirs));
      problem = await problemIn(this.#root, tip);
    }
    if (problem) {
      const other = await problemIn(this.#root, theirs);
      if (other) throw new GitError(`what others have sent there has a problem: ${other} It can be sent once they have corrected it.`);
      [tip, conflicting, reason] = [theirs, commits, `it does not fit what others have sent: ${problem.replace(/\.$/, '')}`];
    }
    const byHand = conflicting.find(({ id }) => id === undefined);
    if (byHand)
      throw new GitError(
        `'${byHand.sentence}', made without the editing screen, conflicts with what others have sent. Ask an engineer to combine them.`,
      );
    const gaveWay: Displaced[] = [];
    for (const commit of conflicting)
      gaveWay.push({ commit, reason: reason || (await this.#against(`${commit.hash}^`, commit.hash, base, theirs)) });
    // An undo that gives way was not typed, so it does not become a draft.
    const typed = commits.filter((commit) => !conflicting.includes(commit) || !isUndo(commit));
    if (conflicting.length > 0) await git(this.#root, 'update-ref', `${DISPLACED}${Date.now()}`, (await this.#replay(typed, base)).tip);
    await moveTo(this.#root, mine, tip);
    return { gaveWay, isAllTheirs: tip === theirs };
  }

  /** Makes commits again after another version, without those that conflict. */
  async #replay(commits: readonly Commit[], version: string): Promise<{ tip: string; conflicting: readonly Commit[] }> {
    let tip = version;
    const conflicting: Commit[] = [];
    for (const commit of commits) {
      const { hash, parent, by, email, date, body } = commit;
      const author = { GIT_AUTHOR_NAME: by, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: date };
      const tree = parent === tip ? `${hash}^{tree}` : await mergedTree(this.#root, tip, parent, hash);
      if (!tree) conflicting.push(commit);
      else tip = parent === tip ? hash : await commitTree(this.#root, tree, [tip], body.trim(), author);
    }
    return { tip, conflicting };
  }

  /** What stands against the change between two versions: the newest commit from a third to a fourth before which it could be made. */
  async #against(before: string, after: string, from: string, to: string): Promise<string> {
    const paths = (await git(this.#root, 'diff', '-z', '--name-only', before, after)).split('\0').filter(Boolean);
    const commits = await this.#log('--no-merges', `${from}..${to}`, '--', ...paths.map((path) => `:(top,literal)${path}`));
    for (const { parent, by, sentence } of commits)
      if (await mergedTree(this.#root, parent, before, after)) return `the same place was changed by ${by}: '${sentence}'`;
    return 'the same place was changed elsewhere';
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

  /** Says so if visitors do not see what is sent, because it goes to another branch than the remote's own. */
  async #sideBranch({ remote, branch }: Target): Promise<string> {
    const own = await git(this.#root, 'rev-parse', '--abbrev-ref', `${remote}/HEAD`).catch(() => '');
    const isSide = own !== '' && own.trim() !== `${remote}/${branch}`;
    return isSide ? ` It is on the branch ${branch}: visitors see it once an engineer has merged that.` : '';
  }

  /** The branch; empty on a detached head. */
  async #branch(): Promise<string> {
    return (await git(this.#root, 'branch', '--show-current')).trim();
  }

  /** @throws GitError on a detached head, where a commit would be lost */
  async #checkBranch(): Promise<void> {
    if (await this.#branch()) return;
    throw new GitError(
      'This folder shows an old version of the site, so what you change here could be lost. Ask an engineer to bring back the newest one (git switch main).',
    );
  }

  async #unsent(): Promise<number> {
    try {
      const { remote, branch } = await this.#target();
      return Number(await git(this.#root, 'rev-list', '--count', 'HEAD', `^refs/remotes/${remote}/${branch}`));
    } catch {
      return 0;
    }
  }

  /** The changes that can be undone, newest first. */
  async #published(): Promise<Commit[]> {
    const commits = await this.#log('--extended-regexp', `--grep=^(${MARK}|${UNDOES}|This reverts commit )`);
    const undone = new Set(commits.map(({ body }) => valueOf(body, UNDOES) ?? /This reverts commit ([0-9a-f]{40})/.exec(body)?.[1]));
    return commits.filter(({ body, id, hash }) => body.includes(MARK) && !undone.has(id ?? hash) && !undone.has(hash));
  }

  async #log(...words: string[]): Promise<Commit[]> {
    const log = await git(this.#root, 'log', '--date=raw', FORMAT, ...words);
    return log.split('\x1e').flatMap((text) => {
      const [hash = '', parent = '', by = '', email = '', date = '', day = '', sentence = '', body = ''] = text.trim().split('\x1f');
      return hash ? [{ hash, parent, by, email, date, day, sentence, body, id: valueOf(body, ID) ?? valueOf(body, UNDOES) }] : [];
    });
  }
}

type Target = { remote: string; branch: string };

/** The commits without those that another one of them undoes, and without that one. */
function withoutUndone(commits: readonly Commit[]): Commit[] {
  const pairs = commits.flatMap(({ hash, body }) => {
    const undone = commits.find(({ id }) => id !== undefined && id === valueOf(body, UNDOES));
    return undone ? [hash, undone.hash] : [];
  });
  return commits.filter(({ hash }) => !pairs.includes(hash));
}

function isUndo({ body }: Commit): boolean {
  return valueOf(body, UNDOES) !== undefined;
}

function sentenceOf({ commit, reason }: Displaced): string {
  const yours = isUndo(commit) ? '' : ', and yours is in the form again';
  return `'${commit.sentence}' was not sent, because ${reason}. Their version stands${yours}.`;
}

/** What a commit changed, in all its sentences. */
function sentencesOf({ sentence, body }: Commit): string {
  const [, said = MARK] = body.split('\n\n');
  return said.startsWith(MARK) || said.startsWith(UNDOES) ? sentence : said.trim().replaceAll('\n', '. ');
}

/** The value of a line such as 'Change-Id: …'. */
function valueOf(body: string, name: string): string | undefined {
  return body
    .split('\n')
    .find((line) => line.startsWith(name))
    ?.slice(name.length);
}

function messageOf(title: string, sentences: readonly string[], id: string): string {
  const [only = ''] = sentences;
  const isShort = sentences.length === 1 && only.length <= SUBJECT;
  const subject = isShort ? only : `${title}: ${sentences.length === 1 ? 'one change' : `${sentences.length} changes`}`;
  return [subject.slice(0, SUBJECT), ...(isShort ? [] : [sentences.join('\n')]), `${MARK}\n${ID}${id}`].join('\n\n');
}
