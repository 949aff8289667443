import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentCopy, FIXTURE_CONTENT } from '../../tests/support/content-copy.ts';
import { type NewTrip, newTripPath } from '../create-trip.ts';
import { DraftFolders } from '../drafts.ts';
import { isEditable } from '../editable-files.ts';
import { RequestError } from '../page/api.ts';
import { open, readState, type Tab } from '../page/open-file.ts';
import type { UnsavedEdits } from '../page/unsaved-edits.ts';
import { Publishing } from '../publish.ts';
import { forgetNotes, restoredDrafts } from '../restored-drafts.ts';

export const TODAY = '2026-01-10';

type Fields = Record<string, unknown>;

/** What the repository does before it takes what it is sent. */
const HOOKS = {
  refuses: 'exit 1',
  stalls: 'exec sleep 30',
  waits: 'exec sleep 3',
  'is slow': 'for i in 1 2 3 4 5 6; do echo $i >&2; sleep 0.5; done',
} as const;

/** A bare repository with the fixture content, which can refuse what it is sent. */
export class Remote {
  readonly folder = mkdtempSync(join(tmpdir(), 'remote-'));
  readonly #hook = join(this.folder, 'hooks/pre-receive');

  /** @param first a repository that is sent here; by default a new one */
  constructor(first = newRepository()) {
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', this.folder]);
    execFileSync('git', ['push', '--quiet', this.folder, 'HEAD:main'], { cwd: first });
    appendFileSync(join(this.folder, 'config'), '[receive]\nautogc=false\n');
  }

  /** From now on it takes what it is sent, refuses it, does not answer, or only after three seconds, silently or with a sign of life. */
  set(answer: 'takes' | keyof typeof HOOKS): void {
    if (answer === 'takes') {
      rmSync(this.#hook, { force: true });
      return;
    }
    writeFileSync(this.#hook, `#!/bin/sh\n${HOOKS[answer]}\n`);
    chmodSync(this.#hook, 0o755);
  }

  /** The newest content, in one text. */
  content(): string {
    return execFileSync('git', ['archive', 'main'], { cwd: this.folder, encoding: 'latin1', maxBuffer: 2 ** 28 });
  }

  /** Every line that any commit on its branch ever had. */
  history(): string {
    return historyOf(this.folder);
  }
}

/** Made once, because nothing changes it. */
let first: string | undefined;

function newRepository(): string {
  if (first) return first;
  first = join(new ContentCopy(FIXTURE_CONTENT).folder, '..');
  const git = (...words: string[]) => execFileSync('git', words, { cwd: first });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('-c', 'user.name=Start', '-c', 'user.email=start@example.org', 'commit', '--quiet', '--message', 'Start');
  return first;
}

/** An editor: her clone, and what her editing screen does, with forms in place of its page and of its tab's storage. */
export class Editor {
  readonly root: string;
  readonly publishing: Publishing;
  readonly forms = new Map<string, UnsavedEdits>();
  readonly name: string;
  /** What others had written where she published her own words, although both were listed. */
  overruled = '';
  /** The form's data before and after she last typed. */
  replaced: readonly Fields[] = [];
  readonly #drafts: DraftFolders;
  readonly #tab: Tab = {
    request: async <T>(route: string, body?: unknown) => (await this.#answer(route, body)) as T,
    readUnsaved: (path) => this.forms.get(path),
    saveUnsaved: (path, edits) => void this.forms.set(path, edits),
    discardUnsaved: (path) => void this.forms.delete(path),
  };

  constructor(name: string, remote: Remote) {
    this.name = name;
    const clone = mkdtempSync(join(tmpdir(), 'clone-'));
    execFileSync('git', ['clone', '--quiet', remote.folder, clone]);
    this.root = join(clone, 'content');
    // Without housekeeping, which starts more processes than a step itself.
    appendFileSync(
      join(clone, '.git/config'),
      `[user]\nname=${name}\nemail=${name}@example.org\n[gc]\nauto=0\n[maintenance]\nauto=false\n`,
    );
    this.publishing = new Publishing(this.root);
    this.#drafts = new DraftFolders(this.root);
  }

  git(...words: string[]): string {
    return execFileSync('git', words, { cwd: this.root, encoding: 'utf8' });
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  /** The data of an open form; opens it if necessary. */
  form(path: string): Fields {
    const form = this.forms.get(path) ?? this.#newest(path);
    this.forms.set(path, form);
    return form.data;
  }

  /** Types: replaces the form's data. */
  type(path: string, change: (data: Fields) => void): void {
    const data = structuredClone(this.form(path));
    this.replaced = [this.form(path), data];
    change(data);
    this.forms.set(path, { ...this.forms.get(path)!, data });
  }

  /** Opens a form again, with the newest version. */
  async reopen(path: string): Promise<UnsavedEdits | undefined> {
    await open(path, this.#tab);
    return this.forms.get(path);
  }

  /** Presses 'Publish', once the form has the newest version. Returns what the screen says. */
  async publish(path: string): Promise<string> {
    if (!this.forms.has(path)) return 'Nothing is open.';
    // What was typed in a file that is gone stays.
    const edits = await this.reopen(path).catch(() => undefined);
    this.overruled = JSON.stringify(edits?.merged?.conflicts.map(({ newer }) => newer) ?? '');
    if (!edits) return 'Nothing has changed.';
    const draft = { ...edits, path };
    const { problems, files, sentences } = this.#drafts.check(draft, this.#drafts.open(draft, TODAY), TODAY);
    if (problems.length > 0) return problems.map(({ what }) => what).join(' ');
    if (sentences.length === 0) return 'Nothing has changed.';
    return this.#step(async () => {
      const message = await this.publishing.publish(files, path, sentences);
      this.forms.delete(path);
      return message;
    });
  }

  async undo(id: string): Promise<string> {
    return this.#step(() => this.publishing.undo(id));
  }

  async send(): Promise<string> {
    return this.#step(() => this.publishing.send());
  }

  /** As the page does after each step: what gave way to others becomes a draft again. */
  async #step(action: () => Promise<string>): Promise<string> {
    const message = await action().catch((error: Error) => error.message);
    await readState(this.#tab);
    return message;
  }

  /** Answers the page as the server does. */
  async #answer(route: string, body: unknown): Promise<unknown> {
    if (route === 'GET /state') return restoredDrafts(this.root, this.#drafts.photos, TODAY);
    if (route === 'POST /kept-drafts') return forgetNotes(this.root, body as string[]);
    if (route === 'POST /new-trip') {
      if (isEditable(this.root, newTripPath(body as NewTrip))) throw new RequestError(409, 'This trip is there already.');
      return this.#drafts.open({ path: '', newTrip: body as NewTrip }, TODAY);
    }
    return this.#drafts.open({ path: decodeURIComponent(route.replace('GET /file?path=', '')) }, TODAY);
  }

  history(): string {
    return historyOf(this.root);
  }

  /** Stores a photo as after an upload, and returns its id. */
  keepPhoto(bytes: string): string {
    return this.#drafts.photos.keep(Buffer.from(bytes), '.jpg');
  }

  /** The photos in a folder: their names without the extension, and their bytes. */
  photos(folder: string): [string, string][] {
    const names = readdirSync(join(this.root, folder)).filter((name) => name.endsWith('.jpg'));
    return names.map((name) => [name.replace('.jpg', ''), this.read(`${folder}/${name}`)]);
  }

  close(): void {
    this.#drafts.remove();
  }

  #newest(path: string): UnsavedEdits {
    const { file, hash, data } = this.#drafts.open({ path }, TODAY);
    return { title: file.title, hash, base: data, data };
  }
}

function historyOf(folder: string): string {
  return execFileSync('git', ['log', '--all', '--patch', '--unified=0', '--format='], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
}
