import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, isCollection, isScalar, isSeq, parseDocument, Scalar, visit } from 'yaml';
import { splitFrontMatter } from '#app/content/front-matter.server.ts';
import { isFields, isSame, type Path } from './fields.ts';

const OPTIONS = { lineWidth: 110 };
/** Git takes changes of two neighbouring lines for one: with a line between them they are two. */
const APART = '\n---\n';
/** A new text longer than this stands on lines of its own. */
const ONE_LINE = 80;

/** A YAML file with other data. Lines that say the same as before, comments and the order of fields stay to the byte. */
export function writeYaml(source: string, data: unknown): string {
  const document = parseDocument(source);
  const before = document.toString(OPTIONS);
  change(document, [], document.toJS(), data);
  const after = document.toString(OPTIONS);
  // What the library writes wraps long texts in its own way. Only what differs between its two writings goes into the file.
  for (const lineEnd of [APART, '\n']) {
    const merged = mergeLines({ source, before, after }, lineEnd);
    if (isSame(parseDocument(merged).toJS(), data)) return merged;
  }
  return after;
}

/** The block of fields at the head of a Markdown file, and the text below it. @throws Error when there is none */
export function splitMarkdown(source: string): { front: string; body: string } {
  const parts = splitFrontMatter(source);
  if (!parts) throw new Error('The file does not begin with a block of fields between two lines of ---.');
  return parts;
}

/** A Markdown file with other fields and another text. */
export function writeMarkdown(source: string, data: unknown, text: string): string {
  return `---\n${writeYaml(splitMarkdown(source).front, data)}---\n${text}`;
}

function change(document: Document, path: Path, before: unknown, after: unknown): void {
  if (isSame(before, after)) return;
  if (isFields(before) && isFields(after)) {
    for (const name of Object.keys(before)) if (!(name in after)) document.deleteIn([...path, name]);
    for (const [name, value] of Object.entries(after)) change(document, [...path, name], before[name], value);
    return;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    changeList(document, path, before, after);
    return;
  }
  const node = document.getIn(path, true);
  // A text keeps the way it is written: plain, in quotes, on lines of its own.
  if (isScalar(node) && !isFields(after) && !Array.isArray(after)) node.value = after;
  else document.setIn(path, newNode(document, after, false));
}

/** Entries at both ends that stayed are left alone: one that was added or taken away in the middle moves no other. */
function changeList(document: Document, path: Path, before: readonly unknown[], after: readonly unknown[]): void {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const kept = shorter - tail;
  for (let index = head; index < kept; index += 1) change(document, [...path, index], before[index], after[index]);
  for (let index = before.length - tail - 1; index >= kept; index -= 1) document.deleteIn([...path, index]);
  const list = document.getIn(path, true);
  if (!isSeq(list)) return;
  const [first] = list.items;
  const isInline = isCollection(first) && first.flow === true;
  for (let index = kept; index < after.length - tail; index += 1) list.items.splice(index, 0, newNode(document, after[index], isInline));
}

/** New values are written as editors write them: long texts on lines of their own, departures in one line. */
function newNode(document: Document, value: unknown, isInline: boolean) {
  const node = document.createNode(value, { flow: isInline });
  visit(node, {
    Scalar(key, scalar) {
      if (key === 'key' || typeof scalar.value !== 'string') return;
      if (scalar.value.includes('\n')) scalar.type = Scalar.BLOCK_LITERAL;
      else if (scalar.value.length > ONE_LINE && !isInline) scalar.type = Scalar.BLOCK_FOLDED;
    },
    // A few numbers, such as ages and a point of a picture, stand in one line.
    Map(_, map) {
      if (map.items.every(({ value }) => isNumber(value))) map.flow = true;
    },
    Seq(_, list) {
      if (list.items.every(isNumber)) list.flow = true;
    },
  });
  return node;
}

function isNumber(node: unknown): boolean {
  return isScalar(node) && typeof node.value === 'number';
}

/** The differences between two texts, made in a third. Where they meet other differences, what was wanted wins. */
function mergeLines(texts: { source: string; before: string; after: string }, lineEnd: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'edit-'));
  try {
    const files = Object.entries(texts).map(([name, text]) => {
      writeFileSync(join(folder, name), text.replaceAll('\n', lineEnd));
      return join(folder, name);
    });
    const merged = execFileSync('git', ['merge-file', '--stdout', '--quiet', '--theirs', ...files], { encoding: 'utf8' });
    return merged.replaceAll(lineEnd, '\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
