/** The block of fields at the head of a Markdown file and the text below it; undefined where the file begins with none. */
export function splitFrontMatter(source: string): { front: string; body: string } | undefined {
  const [, front, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source) ?? [];
  return front === undefined || body === undefined ? undefined : { front, body };
}
