import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ContentProblem } from '#app/content/problem.server.ts';
import { readingMistakes, textMistakes } from '../check-content.ts';
import { changesBetween, DAY_FIELDS, sentenceOf } from './changes.ts';
import { dataOf, type EditableFile } from './editable-files.ts';
import { isFields, type Path } from './fields.ts';
import { writeMarkdown, writeYaml } from './write-yaml.ts';

/** What an editor has typed into a file's form, and the file as the form had read it. */
export type Draft = { file: EditableFile; hash: string; data: Record<string, unknown> };

/** What is told of a draft, and the files that publishing it writes, by their names in the content folder. */
export type CheckedDraft = { problems: readonly ContentProblem[]; sentences: readonly string[]; files: ReadonlyMap<string, string> };

/** A file as it stands, known again by its hash. */
export function readSource(root: string, path: string): { source: string; hash: string } {
  const source = readFileSync(join(root, path), 'utf8');
  return { source, hash: createHash('sha256').update(source).digest('hex') };
}

/** Two copies of a content folder: drafts are tried in one, and those that pages can be made of shown from the other. */
export class DraftFolders {
  readonly #root: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'edit-'));
  readonly #trial = join(this.#folder, 'trial');
  /** What the preview is made of. */
  readonly preview = join(this.#folder, 'content');

  /** @param root the content folder, which stays as it is */
  constructor(root: string) {
    this.#root = root;
    cpSync(root, this.preview, { recursive: true });
  }

  /** Reads the content with a draft in its file's place. Where pages can be made of it, the preview shows it from now on. */
  check(draft: Draft, today: string): CheckedDraft {
    const { files, sentences } = filesOf(this.#root, draft, today);
    rmSync(this.#trial, { recursive: true, force: true });
    cpSync(this.#root, this.#trial, { recursive: true });
    for (const [path, source] of files) writeFileSync(join(this.#trial, path), source);
    const unreadable = readingMistakes(this.#trial);
    if (unreadable.length === 0) mirror(this.#trial, this.preview);
    return { problems: [...unreadable, ...textMistakes(this.#trial)], sentences, files };
  }

  /** Shows the content as it stands. */
  reset(): void {
    mirror(this.#root, this.preview);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

/** The files that a draft changes: its own with today as its day, and with a policy the day of the policies' last change. */
function filesOf(root: string, { file, data }: Draft, today: string): Pick<CheckedDraft, 'files' | 'sentences'> {
  const { source } = readSource(root, file.path);
  const before = dataOf(file.path, source);
  // A form knows values that were left out as undefined, and opens empty groups of fields.
  const typed = withoutEmpty(data, before) as Record<string, unknown>;
  const changes = changesBetween(before, typed);
  const files = new Map<string, string>();
  if (changes.length === 0) return { files, sentences: [] };
  for (const { path } of changes) setDay(typed, path, today);
  const { text, ...fields } = typed;
  const isPolicy = file.schema === 'policy';
  files.set(file.path, isPolicy ? writeMarkdown(source, fields, String(text ?? '')) : writeYaml(source, typed));
  if (isPolicy) {
    const terms = readSource(root, 'terms.yaml').source;
    files.set('terms.yaml', writeYaml(terms, { ...dataOf('terms.yaml', terms), lastUpdated: today }));
  }
  return { files, sentences: changes.map((change) => sentenceOf(change, file.title)) };
}

/** Writes today into the day that stands nearest to what changed: of a page in pages.yaml, or of the whole file. lists.yaml and its like keep none. */
function setDay(data: Record<string, unknown>, path: Path, today: string): void {
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

function withoutEmpty(value: unknown, before: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => withoutEmpty(entry, Array.isArray(before) ? before[index] : undefined));
  if (!isFields(value)) return value;
  const old = isFields(before) ? before : {};
  const kept = Object.entries(value)
    .map(([name, inner]) => [name, withoutEmpty(inner, old[name])] as const)
    .filter(([name, inner]) => inner !== undefined && (name in old || !isFields(inner) || Object.keys(inner).length > 0));
  return Object.fromEntries(kept);
}

/** Makes one folder's files those of another. What is the same is not touched: the development server watches. */
function mirror(from: string, to: string): void {
  const [wanted, there] = [new Set(filesIn(from)), new Set(filesIn(to))];
  for (const name of there) if (!wanted.has(name)) rmSync(join(to, name));
  for (const name of wanted) {
    const file = readFileSync(join(from, name));
    if (there.has(name) && file.equals(readFileSync(join(to, name)))) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeFileSync(join(to, name), file);
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
