import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Alias, type Document, visit } from 'yaml';
import type { z } from 'zod';
import { RESERVED_IDS } from '#app/domain/page-sections.ts';
import type { RichTextBlocks } from '#app/domain/rich-text.ts';
import type { PictureSource } from '#app/domain/trip.ts';
import { type ContentFile, contentFileNames, readContentFile, withSlashes } from './content-files.server.ts';
import { explainAlias, explainIssue, explainYamlError } from './explain.server.ts';
import { type ContentProblem, fieldName } from './problem.server.ts';

/** Chooses the schema for a file, based on its parsed content. */
type SchemaChoice<S extends z.ZodType> = (value: unknown) => S;

/** Parsed Markdown, its file and field (empty for the body of a Markdown file), and the path of the page that shows it. */
export type RichText = { path: string; field: string; page: string; blocks: RichTextBlocks };

/** Reads the files in a content folder and collects all problems. */
export class ContentReader {
  readonly problems: ContentProblem[] = [];
  readonly root: string;
  /** All pictures of the pages, and the photo files that belong to them. */
  readonly pictures: PictureSource[] = [];
  readonly photos = new Set<string>();
  /** The field that each picture's key comes from, such as 'content/people/founders.yaml → founders[0].id', if it comes from one. */
  readonly pictureNames = new Map<string, string>();
  /** The Markdown that has been read, and the paths of the pages that show it. */
  readonly richTexts: RichText[] = [];
  readonly #opened = new Map<string, ContentFile | undefined>();
  readonly #ids = new Map<string, Set<string>>();
  #files: string[] | undefined;
  #byName: Map<string, string[]> | undefined;

  /** @param root the content folder */
  constructor(root: string) {
    this.root = root;
  }

  /** The file's path as shown in messages. */
  name(path: string): string {
    return `content/${path}`;
  }

  /** The names of the subfolders in a folder, sorted; empty if it does not exist. One with hidden files only is what git left of it. */
  folders(path: string): string[] {
    const folder = join(this.root, path);
    if (!existsSync(folder)) return [];
    const isUsed = (name: string) => {
      const files = readdirSync(join(folder, name));
      return files.length === 0 || files.some((file) => !file.startsWith('.'));
    };
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && isUsed(entry.name))
      .map((entry) => entry.name)
      .toSorted();
  }

  /** Reads and validates a YAML file. If it is missing or invalid, reports the problems and returns undefined. */
  yaml<S extends z.ZodType>(path: string, schema: S | SchemaChoice<S>): z.output<S> | undefined {
    const file = this.open(path);
    if (!file) this.#reportMissing(path);
    return file && this.#check(file, schema);
  }

  /** Reads a Markdown file and validates its front matter. If it is missing or invalid, reports the problems and returns undefined. */
  markdown<S extends z.ZodType>(path: string, schema: S): { front: z.output<S>; body: string } | undefined {
    const file = this.open(path);
    if (file) {
      const front = this.#check(file, schema);
      return front && { front, body: file.body };
    }
    if (!existsSync(join(this.root, path))) this.#reportMissing(path);
    else
      this.report(path, '', {
        what: 'The file does not begin with a block of fields between two lines of ---.',
        why: 'The title and the description of the page come from that block.',
        fix: 'Begin the file with ---, then title: and the other fields, then --- on its own line.',
      });
    return undefined;
  }

  /** A content file, parsed once; undefined if it does not exist, or is Markdown without front matter. */
  open(path: string): ContentFile | undefined {
    if (!this.#opened.has(path)) this.#opened.set(path, existsSync(join(this.root, path)) ? readContentFile(this.root, path) : undefined);
    return this.#opened.get(path);
  }

  /** Every content file that pages use, sorted. */
  contentFiles(): ContentFile[] {
    return contentFileNames(this.root).flatMap((name) => this.open(name) ?? []);
  }

  /** The paths of all files in the content folder, sorted. */
  files(): string[] {
    this.#files ??= readdirSync(this.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => withSlashes(relative(this.root, join(entry.parentPath, entry.name))))
      .toSorted();
    return this.#files;
  }

  /** The files whose path in lowercase is `name`, sorted. Uses an index, because a large site needs thousands of lookups. */
  filesNamed(name: string): readonly string[] {
    this.#byName ??= Map.groupBy(this.files(), (file) => file.toLowerCase());
    return this.#byName.get(name) ?? [];
  }

  /** The number of the first line that contains `text`, formatted as 'line 3'; empty if there is none. */
  lineWith(path: string, text: string): string {
    const lines = this.open(path)?.source.split('\n') ?? [];
    const index = lines.findIndex((line) => line.includes(text));
    return index < 0 ? '' : `line ${index + 1}`;
  }

  /** The ids on a page that come from its text: its headings and questions. */
  idsOn(page: string): ReadonlySet<string> {
    return this.#ids.get(page) ?? new Set();
  }

  /** Notes the id of a part of a page. Returns false if the page has the id already. */
  useId(page: string, id: string): boolean {
    const ids = this.idsOn(page);
    if (RESERVED_IDS.has(id) || ids.has(id)) return false;
    this.#ids.set(page, new Set([...ids, id]));
    return true;
  }

  /** Whether a field has been read as Markdown. */
  isRichText(path: string, field: string): boolean {
    return this.richTexts.some((text) => text.path === path && text.field === field);
  }

  /** Reports a placeholder that neither terms.yaml nor company.yaml defines. */
  reportUnknownTerm(path: string, field: string, name: string): void {
    if (name.replaceAll(' ', '') === '{cancellation.lastDays}')
      return this.report(path, field, {
        what: `${name} has no value: by content/terms.yaml there are no last days in which cancelling costs everything.`,
        why: 'The page would show the braces.',
        fix: 'Leave the sentence out, or end cancellation in terms.yaml with { fromDays: 0, percent: 100 }.',
      });
    return this.report(path, field, {
      what: `${name} is neither a number in content/terms.yaml nor a fact in content/company.yaml, or its list there is empty.`,
      why: 'The page would show the braces.',
      fix: 'Write a name that exists, such as {payment.depositPercent} or {company.contact}, or leave the sentence out.',
    });
  }

  /** Reports a problem. */
  report(path: string, field: string, issue: Omit<ContentProblem, 'file' | 'field'>): void {
    this.problems.push({ file: this.name(path), field, ...issue });
  }

  #reportMissing(path: string): void {
    this.report(path, '', {
      what: 'The file is missing.',
      why: 'The site needs it.',
      fix: 'Restore the file from the history, or write a new one like a similar file.',
    });
  }

  #check<S extends z.ZodType>(file: ContentFile, choice: S | SchemaChoice<S>): z.output<S> | undefined {
    const { name: path, yaml: source, document } = file;
    const lineBefore = file.yamlLine - 1;
    // Report only the first error. The parser's later errors are often consequences of it and would be misleading.
    const [error] = document.errors;
    if (error) {
      const { line, ...explanation } = explainYamlError(error, source);
      this.report(path, line === undefined ? '' : `line ${line + lineBefore}`, explanation);
      return undefined;
    }
    let value: unknown;
    try {
      value = document.toJS();
    } catch (failure) {
      const alias = unresolvedAlias(document);
      if (!alias) throw failure;
      const [start, end] = alias;
      this.report(path, `line ${source.slice(0, start).split('\n').length + lineBefore}`, explainAlias(source.slice(start, end)));
      return undefined;
    }
    const schema = typeof choice === 'function' ? choice(value) : choice;
    const checked = schema.safeParse(value, { error: wordsFor, reportInput: true });
    if (checked.success) return checked.data;
    for (const issue of checked.error.issues.flatMap(innermost)) this.report(path, fieldName(placeOf(issue)), explainIssue(issue, schema));
    return undefined;
  }
}

type Issue = z.core.$ZodIssue;

/** Where the first alias without an anchor begins and ends. Usually it is text that begins with *, on which toJS throws. */
function unresolvedAlias(document: Document.Parsed): readonly number[] | undefined {
  const found: Alias[] = [];
  visit(document, { Alias: (_, alias) => void (alias.resolve(document) ?? found.push(alias)) });
  return found[0]?.range ?? undefined;
}

/** Replaces a union's issue with the issues of the branch that has the most deeply nested one. Keeps it if no issue is nested. */
function innermost(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const depth = (branch: readonly Issue[]) => Math.max(...branch.map((inner) => inner.path.length));
  const [nearest] = issue.errors.toSorted((a, b) => depth(b) - depth(a));
  if (!nearest || depth(nearest) === 0) return [issue];
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** The path of the field with an issue. For an unknown field, Zod gives the path of its group, so this adds the field's name. */
function placeOf(issue: Issue): PropertyKey[] {
  return [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
}

/** Says what is wrong with a value, as the rest of a sentence that begins with 'The value'. A message in the schema takes precedence. */
function wordsFor(issue: z.core.$ZodRawIssue): string | undefined {
  const entries = (count: unknown) => `${String(count)} ${issue['origin'] === 'string' ? 'characters' : 'entries'}`;
  const bound = (count: unknown) => (issue['origin'] === 'string' || issue['origin'] === 'array' ? entries(count) : String(count));
  switch (issue.code) {
    case 'invalid_type':
      return `is ${kindOf(issue.input)} and must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return `must be ${issue.inclusive ? 'at least' : 'more than'} ${bound(issue.minimum)}`;
    case 'too_big':
      return `must be at most ${bound(issue.maximum)}`;
    case 'invalid_value':
      return `must be ${issue.values.map((value) => `'${String(value)}'`).join(' or ')}`;
    case 'invalid_union':
      return `is ${kindOf(issue.input)}, which this field does not accept`;
    default:
      return undefined;
  }
}

/** The names of types in plain language. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  tuple: 'a list of numbers',
  null: 'empty',
};

function kindOf(value: unknown): string {
  if (typeof value === 'string') return `the text '${value}'`;
  if (typeof value === 'number' || typeof value === 'boolean') return `${String(value)}`;
  return KINDS[value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}
