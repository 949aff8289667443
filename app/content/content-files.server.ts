import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { splitFrontMatter } from './front-matter.server.ts';

/** A content file, parsed once. A Markdown file has front matter and a body; a YAML file has no body. */
export type ContentFile = {
  /** Its path relative to the content folder. */
  name: string;
  /** The whole file, with \n at the end of each line and without a byte order mark. */
  source: string;
  /** Its YAML or its front matter, as text and parsed. Errors are in the document. */
  yaml: string;
  document: Document.Parsed;
  body: string;
  /** The line numbers at which the YAML and the body begin. */
  yamlLine: number;
  bodyLine: number;
  /** Whether the file is in UTF-8. In another encoding, some letters cannot be read. */
  isUtf8: boolean;
};

/** The last text and document of each name. The editing screen reads all files after each change, and parsing took half of that time. */
const lastParsed = new Map<string, Pick<ContentFile, 'yaml' | 'document'>>();

/** Reads a content file; undefined for a Markdown file without front matter, such as a guide for editors. */
export function readContentFile(root: string, name: string): ContentFile | undefined {
  const bytes = readFileSync(join(root, name));
  const source = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  const parts = name.endsWith('.md') ? splitFrontMatter(source) : { front: source, body: '' };
  if (!parts) return undefined;
  const { front: yaml, body } = parts;
  const lineAt = (length: number) => source.slice(0, length).split('\n').length;
  return {
    name,
    source,
    yaml,
    document: parsed(name, yaml),
    body,
    yamlLine: lineAt(source.indexOf(yaml)),
    bodyLine: lineAt(source.length - body.length),
    isUtf8: isUtf8(bytes),
  };
}

function parsed(name: string, yaml: string): Document.Parsed {
  const last = lastParsed.get(name);
  if (last?.yaml === yaml) return last.document;
  const document = parseDocument(yaml, { prettyErrors: true });
  lastParsed.set(name, { yaml, document });
  return document;
}

/** Every content file that pages use, sorted by name. */
export function contentFiles(root: string): ContentFile[] {
  return contentFileNames(root).flatMap((name) => readContentFile(root, name) ?? []);
}

/** The names of all YAML and Markdown files in a content folder, sorted, with slashes. */
export function contentFileNames(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map(withSlashes)
    .filter((name) => /\.(?:yaml|md)$/.test(name))
    .toSorted();
}

/** A path with slashes, which Windows writes with backslashes. Pictures and pages are found by such paths. */
export function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}

/** Every node of a YAML document with its field, such as 'questions[2].answer'. Skips the fields in `skipped`. */
export function* nodesOf({ contents }: Pick<Document, 'contents'>, skipped: ReadonlySet<string> = new Set()) {
  const below = function* (node: unknown, field: string): Generator<{ node: unknown; field: string }> {
    yield { node, field };
    if (isSeq(node)) for (const [index, item] of node.items.entries()) yield* below(item, `${field}[${index}]`);
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (!skipped.has(name)) yield* below(value, [field, name].filter(Boolean).join('.'));
    }
  };
  yield* below(contents, '');
}

/** Every string of a YAML document with its field. Skips the fields in `skipped`. */
export function textsOf(document: Pick<Document, 'contents'>, skipped?: ReadonlySet<string>): { field: string; text: string }[] {
  return [...nodesOf(document, skipped)].flatMap(({ node, field }) =>
    isScalar(node) && typeof node.value === 'string' ? [{ field, text: node.value }] : [],
  );
}
