import { type Document, isCollection, isScalar, isSeq, type Node, parseDocument, Scalar, visit } from 'yaml';
import { splitFrontMatter } from '#app/content/front-matter.server.ts';
import { isFields, isSame, type Path } from './fields.ts';

const OPTIONS = { lineWidth: 110 };
/** New strings longer than this many characters are folded, unless they are inline. */
const ONE_LINE = 80;

/** Writes new data into a YAML file. Keeps comments, the order of fields and, in a file with usual formatting, every unchanged line. */
export function writeYaml(before: string, data: unknown): string {
  const source = replaceScalars(before, data);
  const document = parseDocument(source);
  if (isSame(document.toJS(), data)) return source;
  const kept = new Map(leavesOf(document).map((node) => [node, { text: textOf(node, source), value: node.toJS(document) as unknown }]));
  change(document, [], document.toJS(), data);
  const written = document.toString(OPTIONS);
  // The library rewraps long strings. Restore the source of unchanged ones.
  const texts = leavesOf(document).map((node) => {
    const old = kept.get(node);
    return isSame(old?.value, node.toJS(document)) ? old?.text : undefined;
  });
  const result = splice(written, leavesOf(parseDocument(written)), texts);
  return isSame(parseDocument(result).toJS(), data) ? result : written;
}

/** Replaces changed scalars in place and leaves everything around them untouched. */
function replaceScalars(source: string, data: unknown): string {
  const document = parseDocument(source);
  const wanted = inShapeOf(document.toJS(), data);
  change(document, [], document.toJS(), wanted);
  const written = document.toString(OPTIONS);
  const [from, to] = [scalarsOf(parseDocument(source)), scalarsOf(parseDocument(written))];
  const texts = from.map((node, index) => (node.value === to[index]?.value ? undefined : textOf(to[index], written)));
  const result = splice(source, from, texts);
  return isSame(parseDocument(result).toJS(), wanted) ? result : source;
}

/** The old data, with new values for scalars at the same path in both versions. Lists of another length or order stay as they are. */
function inShapeOf(before: unknown, after: unknown): unknown {
  if (isFields(before) && isFields(after))
    return Object.fromEntries(Object.entries(before).map(([name, value]) => [name, name in after ? inShapeOf(value, after[name]) : value]));
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && !isReordered(before, after)
      ? before.map((entry, index) => inShapeOf(entry, after[index]))
      : before;
  return [before, after].some((value) => typeof value === 'object') ? before : after;
}

function isReordered(before: readonly unknown[], after: readonly unknown[]): boolean {
  const isIn = (entries: readonly unknown[]) => (entry: unknown) => entries.some((other) => isSame(other, entry));
  return before.length === after.length && before.every(isIn(after)) && after.every(isIn(before));
}

function scalarsOf(document: Document): Scalar[] {
  const scalars: Scalar[] = [];
  visit(document, { Scalar: (_, node) => void scalars.push(node) });
  return scalars;
}

/** The values in file order. A flow collection, in brackets or braces, counts as one. */
function leavesOf(document: Document): Node[] {
  const leaves: Node[] = [];
  visit(document, {
    Scalar: (key, node) => void (key === 'key' || leaves.push(node)),
    Collection: (_, node) => {
      if (!node.flow) return undefined;
      leaves.push(node);
      return visit.SKIP;
    },
  });
  return leaves;
}

function textOf(node: Node | undefined, source: string): string {
  const [start, end] = node?.range ?? [0, 0];
  return source.slice(start, end);
}

/** Replaces each node's source with the text at the same index. Keeps the source if that text is undefined. */
function splice(source: string, nodes: readonly Node[], texts: readonly (string | undefined)[]): string {
  return nodes.reduceRight((result, { range }, index) => {
    const text = texts[index];
    return text === undefined || !range ? result : result.slice(0, range[0]) + text + result.slice(range[1]);
  }, source);
}

/** Splits a Markdown file into its front matter and its body. @throws Error if there is no front matter */
export function splitMarkdown(source: string): { front: string; body: string } {
  const parts = splitFrontMatter(source);
  if (!parts) throw new Error('The file does not begin with a block of fields between two lines of ---.');
  return parts;
}

/** Writes new front matter and a new body into a Markdown file. */
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
  // Setting the value keeps the scalar's style: plain, quoted or block.
  if (isScalar(node) && !isFields(after) && !Array.isArray(after)) node.value = after;
  else document.setIn(path, newNode(document, after, false));
}

/** Leaves unchanged entries at both ends alone, so that adding or removing an entry in the middle does not rewrite them. */
function changeList(document: Document, path: Path, before: readonly unknown[], after: readonly unknown[]): void {
  const list = document.getIn(path, true);
  if (!isSeq(list)) return;
  if (isReordered(before, after)) {
    list.items = after.map((entry) => list.items[before.findIndex((other) => isSame(other, entry))]);
    return;
  }
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const kept = shorter - tail;
  for (let index = head; index < kept; index += 1) change(document, [...path, index], before[index], after[index]);
  for (let index = before.length - tail - 1; index >= kept; index -= 1) document.deleteIn([...path, index]);
  const [first] = list.items;
  const isInline = isCollection(first) && first.flow === true;
  for (let index = kept; index < after.length - tail; index += 1) list.items.splice(index, 0, newNode(document, after[index], isInline));
}

/** A node for a new value, in the style of our files: long strings as block scalars, departures on one line (`isInline`). */
function newNode(document: Document, value: unknown, isInline: boolean) {
  const node = document.createNode(value, { flow: isInline });
  visit(node, {
    Scalar(key, scalar) {
      if (key === 'key' || typeof scalar.value !== 'string') return;
      if (scalar.value.includes('\n')) scalar.type = Scalar.BLOCK_LITERAL;
      else if (scalar.value.length > ONE_LINE && !isInline) scalar.type = Scalar.BLOCK_FOLDED;
    },
    // Maps and lists that contain only numbers, such as ages and focus, go on one line.
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
