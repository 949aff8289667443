import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parse, parseDocument } from 'yaml';
import { splitFrontMatter } from '../app/content/front-matter.server.ts';

/** A content file: its YAML (the front matter of a Markdown file) and its body. */
export type ContentFile = {
  /** Its name in messages, with content/ in front. */
  file: string;
  /** Its path relative to the content folder. */
  name: string;
  yaml: string;
  body: string;
  /** The line number at which the body begins. */
  bodyLine: number;
};

/** Every content file that pages use, sorted. Guides for editors have no front matter and are left out. */
export function contentFiles(root: string): ContentFile[] {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:yaml|md)$/.test(name));
  return names.toSorted().flatMap((name) => {
    const file = `content/${name}`;
    const source = readFileSync(join(root, name), 'utf8').replaceAll('\r\n', '\n');
    if (name.endsWith('.yaml')) return [{ file, name, yaml: source, body: '', bodyLine: 0 }];
    const parts = splitFrontMatter(source);
    if (!parts) return [];
    const { front: yaml, body } = parts;
    return [{ file, name, yaml, body, bodyLine: source.slice(0, source.length - body.length).split('\n').length }];
  });
}

/** The value of a content file's YAML: null if the file is missing, undefined if it is invalid. The content loader reports both. */
export function valueOf(files: readonly ContentFile[], name: string): unknown {
  try {
    return parse(files.find((file) => file.name === name)?.yaml ?? '');
  } catch {
    return undefined;
  }
}

/** Every node of a YAML document with its field, such as 'questions[2].answer'. Skips the fields in `skipped`. */
export function* nodesOf(yaml: string, skipped: ReadonlySet<string> = new Set()): Generator<{ node: unknown; field: string }> {
  const below = function* (node: unknown, field: string): Generator<{ node: unknown; field: string }> {
    yield { node, field };
    if (isSeq(node)) for (const [index, item] of node.items.entries()) yield* below(item, `${field}[${index}]`);
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (!skipped.has(name)) yield* below(value, [field, name].filter(Boolean).join('.'));
    }
  };
  yield* below(parseDocument(yaml).contents, '');
}
