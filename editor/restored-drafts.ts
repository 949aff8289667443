import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Day } from '#app/domain/days.ts';
import type { NewTrip } from './create-trip.ts';
import { dataOf, editableFiles } from './editable-files.ts';
import { type FileChanges, readText } from './file-changes.ts';
import { git } from './git.ts';
import type { Edits } from './merge.ts';
import { attempt, openFile } from './opened-file.ts';
import type { PhotoStore } from './photos.ts';
import { checkedOut, DISPLACED } from './versions.ts';

/** Edits to a file that gave way to what others had sent. */
export type RestoredDraft = Edits & { path: string; title: string; hash: string; newTrip?: NewTrip };

/** A restored draft, its file's text, and the file changes that a new or moved trip makes. */
type Begun = { draft: RestoredDraft; source: string; made: FileChanges };

/** The notes in git, oldest first, and the drafts of the files that had changed in each. */
export async function restoredDrafts(root: string, photos: PhotoStore, today: Day): Promise<{ notes: string[]; drafts: RestoredDraft[] }> {
  const notes = (await git(root, 'for-each-ref', '--format=%(refname)', DISPLACED)).split('\n').filter(Boolean);
  const drafts: RestoredDraft[] = [];
  for (const note of notes) drafts.push(...(await draftsOf(root, note, photos, today)));
  return { notes, drafts };
}

/** Forgets notes, once the page has kept their drafts. */
export async function forgetNotes(root: string, notes: readonly string[]): Promise<object> {
  for (const note of notes.filter((each) => each.startsWith(DISPLACED))) await git(root, 'update-ref', '-d', note);
  return {};
}

async function draftsOf(root: string, note: string, photos: PhotoStore, today: Day): Promise<RestoredDraft[]> {
  const start = (await git(root, 'merge-base', 'HEAD', note)).trim();
  const changed = await git(root, 'diff', '-z', '--relative', '--no-renames', '--diff-filter=d', '--name-only', start, note);
  const folder = mkdtempSync(join(tmpdir(), 'displaced-'));
  try {
    const [before, after] = [await checkedOut(root, start, join(folder, 'before')), await checkedOut(root, note, join(folder, 'after'))];
    const names = changed.split('\0').filter(Boolean);
    const open = (folder: string, path: string, newTrip?: NewTrip) => attempt(() => openFile(folder, { path, newTrip }, photos, today));
    // A change of a photo alone belongs to the file whose picture it is.
    const opened = editableFiles(after)
      .flatMap(({ path }) => open(after, path) ?? [])
      .filter(({ file, photos: own }) => [file.path, ...own.values()].some((name) => names.includes(name)));
    const begun = opened.map(({ file: { path, title }, source, hash, data }): Begun => {
      const edits = { path, title, hash, data, base: {} };
      const [, kind, slug = ''] = /^trips\/(upcoming|past)\/([^/]+)/.exec(path) ?? [];
      const isNew = kind && ![before, root].some((each) => existsSync(join(each, path)));
      if (!isNew) return { draft: { ...edits, base: open(before, path)?.data ?? {} }, source, made: new Map() };
      // A trip that is not over any more cannot move. Then it is a new one.
      const moves = movedFrom(after, slug).map((from): NewTrip => ({ kind: 'moved', slug, from }));
      const newTrips = [...moves, { kind: kind as 'upcoming' | 'past', slug, title }];
      const newTrip = newTrips.find((wanted) => open(root, path, wanted));
      // It was begun before others changed what it is made of.
      const made = open(before, path, newTrips[0])?.tripChanges ?? new Map();
      if (!newTrip) return { draft: edits, source, made };
      const start = open(before, path, newTrip) ?? open(root, path, newTrip)!;
      return { draft: { ...edits, base: start.data, newTrip }, source, made };
    });
    const made = new Map(begun.flatMap((each) => [...each.made]));
    return begun.filter(({ draft, source }) => draft.newTrip || String(made.get(draft.path)) !== source).map(({ draft }) => draft);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The slugs of upcoming trips that redirect to a past trip. */
function movedFrom(root: string, pastSlug: string): string[] {
  const { redirects = [] } = dataOf('', readText(join(root, 'redirects.yaml'))) as { redirects?: { from: string; to: string }[] };
  const moved = redirects.filter(({ from, to }) => from.startsWith('/trips/upcoming/') && to === `/trips/past/${pastSlug}`);
  return moved.map(({ from }) => from.slice('/trips/upcoming/'.length));
}
