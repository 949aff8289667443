import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
import { withSlashes } from '#app/content/content-files.server.ts';
import { readContent } from '#app/content/content.server.ts';
import { type ContentProblem, fieldName } from '#app/content/problem.server.ts';
import type { Day } from '#app/domain/days.ts';
import { drawingPath } from '../art/drawing-path.ts';
import { changesBetween, DAY_FIELDS, describeChange } from './changes.ts';
import type { NewTrip } from './create-trip.ts';
import { dataOf, isEditable, schemaOf, type Schema } from './editable-files.ts';
import { isFields, isSame, type Path } from './fields.ts';
import { applyChanges, type FileChanges, readText, withLineEnds } from './file-changes.ts';
import { BARE_IMAGES, imagesIn, type Picture } from './images.ts';
import { attempt, type OpenedFile, openFile } from './opened-file.ts';
import { PhotoStore } from './photos.ts';
import { writeMarkdown, writeYaml } from './write-yaml.ts';

/** Unpublished form data. `hash` identifies the version that the form opened; `newTrip` is set for a new or moved trip. */
export type Draft = { path: string; newTrip?: NewTrip; hash: string; data: Record<string, unknown> };

/** A draft and the file that it changes. */
type FileDraft = { draft: Draft; opened: OpenedFile };

/**
 * The result of checking a draft: its problems, a sentence for each change, the file changes that publishing makes, and the paths of
 * other drafts without which the content would not load.
 */
export type CheckedDraft = {
  problems: readonly ContentProblem[];
  sentences: readonly string[];
  files: FileChanges;
  partners?: readonly string[];
};

/** Two copies of a content folder: one for checking drafts, and one for the preview, which receives only drafts that load. */
export class DraftFolders {
  readonly #root: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'edit-'));
  readonly #trial = join(this.#folder, 'trial');
  /** The content folder that the preview is built from. */
  readonly preview = join(this.#folder, 'content');
  readonly photos = new PhotoStore();

  /** @param root the content folder; never written to */
  constructor(root: string) {
    this.#root = root;
    for (const folder of [this.#trial, this.preview]) cpSync(root, folder, { recursive: true, preserveTimestamps: true });
  }

  /** Opens a file for a form, or starts a new trip. */
  open(wanted: { path: string; newTrip?: NewTrip }, today: Day): OpenedFile {
    return openFile(this.#root, wanted, this.photos, today);
  }

  /**
   * Checks the content with a draft applied. If it does not load, tries it together with other drafts: files that refer to each other
   * can only change together. If pages can be made from it, the preview shows it.
   */
  check(draft: Draft, opened: OpenedFile, today: Day, others: readonly Draft[] = []): CheckedDraft {
    const first = { draft, opened };
    const alone = this.#check(today, first);
    if (alone.problems.length === 0) return alone;
    const apart = others.flatMap((other) => {
      const isApart = !other.newTrip && !alone.files.has(other.path) && isEditable(this.#root, other.path);
      const there = isApart ? attempt(() => this.open(other, today)) : undefined;
      return there?.hash === other.hash ? [{ draft: other, opened: there }] : [];
    });
    let together = this.#checkWithNamed(today, [first], apart, alone);
    for (const other of apart) together ??= this.#checkWithNamed(today, [first, other], apart);
    return together ?? alone;
  }

  /** Checks drafts, and with them those others whose files then have problems, until the content loads or none is left. */
  #checkWithNamed(
    today: Day,
    drafts: readonly FileDraft[],
    others: readonly FileDraft[],
    checked = this.#check(today, ...drafts),
  ): CheckedDraft | undefined {
    if (checked.problems.length === 0) return { ...checked, partners: drafts.slice(1).map(({ draft }) => draft.path) };
    const isNamed = (other: FileDraft) => checked.problems.some(({ file }) => file === `content/${other.draft.path}`);
    const more = others.filter((other) => !drafts.includes(other) && isNamed(other));
    return more.length > 0 ? this.#checkWithNamed(today, [...drafts, ...more], others) : undefined;
  }

  #check(today: Day, ...drafts: readonly FileDraft[]): CheckedDraft {
    const written = drafts.map(({ draft, opened }) => filesOf(this.#root, draft, opened, this.photos, today));
    // What the first draft writes counts.
    const files: FileChanges = new Map(written.toReversed().flatMap((each) => [...each.files]));
    mirror(this.#root, this.#trial);
    // When a trip becomes a past trip, its drawings move too, but they are outside the content folder.
    applyChanges(this.#trial, new Map([...files].filter(([name]) => !name.startsWith('..'))));
    const { content, problems } = readContent(this.#trial);
    if (content) mirror(this.#trial, this.preview);
    const [sentences, lost] = [written.flatMap((each) => each.sentences), written.flatMap((each) => each.lost)];
    return { problems: [...lost, ...problems], sentences, files };
  }

  /** Resets the preview to the published content. */
  reset(): void {
    mirror(this.#root, this.preview);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

type Written = { files: FileChanges; sentences: readonly string[]; lost: readonly ContentProblem[] };

/** What a draft changes: its own file and photos, a new trip's files and, for a policy without its own review date, terms.yaml. */
function filesOf(root: string, draft: Draft, opened: OpenedFile, kept: PhotoStore, today: Day): Written {
  const { file, source, data, tripChanges } = opened;
  // The form library sets missing values to undefined and adds empty objects.
  const typed = withoutEmpty(draft.data, data, schemaOf(file)) as Record<string, unknown>;
  const changes = changesBetween(data, typed);
  const files = new Map(tripChanges);
  if (changes.length === 0 && !draft.newTrip) return { files, sentences: [], lost: [] };
  for (const { path } of changes) setDay(typed, path, today);
  const lost = placePhotos(files, typed, opened, kept);
  moveDrawings(root, files, imagesIn(file.path, data), imagesIn(file.path, typed));
  const fields = withoutPhotos(file.path, typed);
  if (file.schema !== 'policy') files.set(file.path, writeYaml(source, fields));
  else {
    const { text, ...front } = fields;
    files.set(file.path, writeMarkdown(source, front, String(text ?? '')));
    const terms = readText(join(root, 'terms.yaml'));
    // A page with its own review date does not show the policies' date.
    if (!front['reviewed']) files.set('terms.yaml', writeYaml(terms, { ...dataOf('terms.yaml', terms), lastUpdated: today }));
  }
  return {
    files: withLineEnds(root, files),
    sentences: draft.newTrip ? opened.sentences : changes.map((change) => describeChange(change, file.title)),
    lost,
  };
}

/** Names each new photo after its picture's key, deletes photos that no picture uses any more, and reports lost ones. */
function placePhotos(
  files: Map<string, string | Buffer | null>,
  typed: Record<string, unknown>,
  { file, data, photos }: OpenedFile,
  kept: PhotoStore,
): ContentProblem[] {
  const before = new Map(imagesIn(file.path, data).map(({ key, picture }) => [key, picture['photo']]));
  const wanted = imagesIn(file.path, typed);
  const isAsBefore = ({ key, picture }: (typeof wanted)[number]) => before.get(key) === picture['photo'];
  const stay = new Set(wanted.filter(isAsBefore).map(({ key }) => key));
  for (const [key, name] of photos) if (!stay.has(key)) files.set(name, null);
  return wanted.flatMap((place): ContentProblem[] => {
    const photo = place.picture['photo'];
    if (typeof photo !== 'string' || isAsBefore(place)) return [];
    const bytes = kept.read(photo);
    if (bytes) files.set(place.key + extname(photo), bytes);
    if (bytes) return [];
    return [
      {
        file: `content/${file.path}`,
        field: fieldName(place.path),
        what: 'The photo is not on this computer any more.',
        why: 'The page would show a drawing.',
        fix: 'Choose the photo again.',
      },
    ];
  });
}

/** Renames the drawings of entries whose id has changed: a picture under a new key has all the words of one whose key is gone. */
function moveDrawings(
  root: string,
  files: Map<string, string | Buffer | null>,
  before: readonly Picture[],
  after: readonly Picture[],
): void {
  const without = (pictures: readonly Picture[], others: readonly Picture[]) =>
    pictures.filter(({ key }) => !others.some((other) => other.key === key));
  const gone = without(before, after);
  for (const { key, picture } of without(after, before)) {
    const old = gone.find((each) => isSame(each.picture, picture));
    const [from, to] = [old?.key ?? key, key].map((each) => `../art/${drawingPath(each)}`) as [string, string];
    if (!old || !existsSync(join(root, from)) || existsSync(join(root, to))) continue;
    files.set(to, readFileSync(join(root, from)));
    files.set(from, null);
  }
}

function withoutPhotos(file: string, typed: Record<string, unknown>): Record<string, unknown> {
  const fields = structuredClone(typed);
  for (const { picture } of imagesIn(file, fields)) delete picture['photo'];
  const bare = BARE_IMAGES[file]?.path;
  if (bare && isFields(fields[bare[0]])) delete (fields[bare[0]] as Record<string, unknown>)[bare[1]];
  return fields;
}

/** Sets the date of change to today. In pages.yaml this is the page's date. In other files it is the file's date, if it has one. */
function setDay(data: Record<string, unknown>, path: Path, today: Day): void {
  const groups: Record<string, unknown>[] = [data];
  for (const part of path) {
    const inner = (groups.at(-1) as Record<string | number, unknown>)[part];
    if (!isFields(inner)) break;
    groups.push(inner);
  }
  for (const group of groups.toReversed()) {
    const day = DAY_FIELDS.find((name) => name in group);
    if (!day) continue;
    group[day] = today;
    return;
  }
}

/** Leaves out what the form adds: missing values, empty groups and lists that were not there before, and optional lists without entries. */
function withoutEmpty(value: unknown, before: unknown, schema: Schema | undefined): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) => withoutEmpty(entry, Array.isArray(before) ? before[index] : undefined, schema?.items));
  if (!isFields(value)) return value;
  const old = isFields(before) ? before : {};
  const isKept = (name: string, inner: unknown) => {
    const isEmpty = typeof inner === 'object' && inner !== null && Object.keys(inner).length === 0;
    if (!isEmpty) return inner !== undefined;
    if (!Array.isArray(inner)) return name in old;
    return schema?.required?.includes(name) || (name in old && !schema?.properties?.[name]?.minItems);
  };
  const kept = Object.entries(value)
    .map(([name, inner]) => [name, withoutEmpty(inner, old[name], schema?.properties?.[name])] as const)
    .filter(([name, inner]) => isKept(name, inner));
  return Object.fromEntries(kept);
}

/** Mirrors a folder. Leaves identical files untouched, because the development server watches them. */
function mirror(from: string, to: string): void {
  const [wanted, there] = [new Set(filesIn(from)), new Set(filesIn(to))];
  applyChanges(to, new Map([...there].filter((name) => !wanted.has(name)).map((name) => [name, null])));
  for (const name of wanted) {
    const file = statSync(join(from, name));
    const other = there.has(name) ? statSync(join(to, name)) : undefined;
    const isSameSize = other?.size === file.size;
    if (isSameSize && Math.abs(other.mtimeMs - file.mtimeMs) < 1) continue;
    const bytes = readFileSync(join(from, name));
    if (isSameSize && bytes.equals(readFileSync(join(to, name)))) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeFileSync(join(to, name), bytes);
    utimesSync(join(to, name), file.atime, file.mtime);
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => withSlashes(relative(folder, join(entry.parentPath, entry.name))));
}
