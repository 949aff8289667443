/** Inline rich text. It is parsed at build time, so the browser needs no parser and receives no HTML strings. */
export type Inline =
  | string
  | { kind: 'strong'; children: readonly Inline[] }
  | { kind: 'emphasis'; children: readonly Inline[] }
  | { kind: 'link'; href: string; children: readonly Inline[] };

/** A block of rich text. The table of contents links to a heading's `id`. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; children: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] }
  | { kind: 'table'; head: readonly (readonly Inline[])[]; rows: readonly (readonly (readonly Inline[])[])[] };

/** Rich text: paragraphs, headings, lists and small tables. */
export type RichTextBlocks = readonly Block[];
