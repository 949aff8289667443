/** An editor or a browser may add a byte order mark, spaces after the dashes, or \r before each line break. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?\n)---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** Splits a Markdown file into its front matter and its body; undefined if it has no front matter. */
export function splitFrontMatter(source: string): { front: string; body: string } | undefined {
  const [, front, body = ''] = FRONT_MATTER.exec(source) ?? [];
  return front === undefined ? undefined : { front, body };
}
