import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Day } from '#app/domain/days.ts';
import type { NewTrip } from './create-trip.ts';
import { isEditable } from './editable-files.ts';
import { git } from './git.ts';
import type { Edits } from './merge.ts';
import { openFile } from './opened-file.ts';
import type { PhotoStore } from './photos.ts';
import { checkedOut, DISPLACED } from './versions.ts';

/** Edits to a file that gave way to what others had sent. */
export type RestoredDraft = Edits & { path: string; title: string; hash: string; newTrip?: NewTrip };

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
    const paths = changed.split('\0').filter((path) => isEditable(after, path));
    return paths.map((path) => {
      const { file, hash, data } = openFile(after, { path }, photos, today);
      const [, kind, slug = ''] = /^trips\/(upcoming|past)\/([^/]+)/.exec(path) ?? [];
      const isNew = kind && ![before, root].some((each) => existsSync(join(each, path)));
      const newTrip: NewTrip | undefined = isNew ? { kind: kind as 'upcoming' | 'past', slug, title: file.title } : undefined;
      const start = newTrip
        ? openFile(root, { path, newTrip }, photos, today)
        : existsSync(join(before, path)) && openFile(before, { path }, photos, today);
      return { path, title: file.title, hash, base: start ? start.data : {}, data, ...(newTrip && { newTrip }) };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
