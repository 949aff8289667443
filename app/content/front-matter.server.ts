/** Splits a Markdown file into its front matter and its body; undefined if it has no front matter. */
export function splitFrontMatter(source: string): { front: string; body: string } | undefined {
  const [, front, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source) ?? [];
  return front === undefined || body === undefined ? undefined : { front, body };
}
