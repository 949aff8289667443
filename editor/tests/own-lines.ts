import { isMap, isNode, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml';
import { DAY_FIELDS } from '../changes.ts';
import { isFields, isSame, type Path } from '../fields.ts';

/** The numbers of the lines in a YAML file whose values differ from those in another version, or that contain its date of change. */
export function ownLines(yaml: string, other: string): ReadonlySet<number> {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const data = document.toJS() as Record<string, unknown>;
  const days = DAY_FIELDS.filter((day) => day in data).map((day) => [day]);
  const ranges = [...days, ...placesOf(data, parseDocument(other).toJS())].flatMap((path) => rangeOf(document.contents, path));
  const lineOf = (offset: number) => lineCounter.linePos(offset).line;
  const lines = ranges.flatMap(([start, end]) => {
    const first = lineOf(start);
    return Array.from({ length: lineOf(Math.max(start, end - 1)) - first + 1 }, (_, index) => first + index);
  });
  return new Set(lines);
}

/** The deepest paths at which `data` differs from `other`. Lists are compared by index only if their lengths are equal. */
function placesOf(data: unknown, other: unknown, path: Path = []): Path[] {
  if (isSame(data, other)) return [];
  if (isFields(data) && isFields(other))
    return Object.entries(data).flatMap(([name, value]) =>
      name in other ? placesOf(value, other[name], [...path, name]) : [[...path, name]],
    );
  if (Array.isArray(data) && Array.isArray(other)) {
    if (data.length === other.length) return data.flatMap((entry, index) => placesOf(entry, other[index], [...path, index]));
    return data.flatMap((entry, index) => (other.some((each) => isSame(each, entry)) ? [] : [[...path, index]]));
  }
  return [path];
}

/** The source range of the value at a path, including its key; empty if there is none. */
function rangeOf(contents: unknown, path: Path): [number, number][] {
  let [node, key]: [unknown, Node | undefined] = [contents, undefined];
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find((each) => String(each.key) === part) as Pair<Node, Node>;
      [node, key] = [pair.value, pair.key];
    } else if (isSeq(node)) {
      [node, key] = [node.items[Number(part)], undefined];
    }
  }
  if (!isNode(node) || !node.range) return [];
  return [[key?.range?.[0] ?? node.range[0], node.range[1]]];
}
