import type { Block, Inline, RichTextBlocks } from './rich-text.ts';

/** Escapes one line of plain text for Markdown. */
export function markdownText(text: string): string {
  return text
    .replaceAll(/[\\`*_~[\]<>|]/g, '\\$&')
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');
}

/** Formats rich text as Markdown. `absoluteUrl` turns the site's paths into absolute URLs. */
export function richTextMarkdown(blocks: RichTextBlocks, absoluteUrl: (path: string) => string): string {
  const line = (inlines: readonly Inline[]): string => inlines.map(inline).join('');
  const inline = (part: Inline): string => {
    if (typeof part === 'string') return markdownText(part);
    const inner = line(part.children);
    if (part.kind === 'link') return `[${inner}](${absoluteUrl(part.href)})`;
    return part.kind === 'strong' ? `**${inner}**` : `*${inner}*`;
  };
  const row = (cells: readonly (readonly Inline[])[]) => `| ${cells.map(line).join(' | ')} |`;
  const block = (part: Block): string => {
    switch (part.kind) {
      case 'heading':
        return `${'#'.repeat(part.level)} ${markdownText(part.text)}`;
      case 'paragraph':
        return line(part.children);
      case 'list':
        return part.items.map((item, index) => `${part.ordered ? `${index + 1}.` : '-'} ${line(item)}`).join('\n');
      case 'table':
        return [row(part.head), `|${' --- |'.repeat(part.head.length)}`, ...part.rows.map(row)].join('\n');
    }
  };
  return blocks.map(block).join('\n\n');
}

/** Formats rich text as plain text, one line per heading, paragraph, list item or table row. */
export function plainProse(blocks: RichTextBlocks): string {
  const words = (inlines: readonly Inline[]): string =>
    inlines.map((part) => (typeof part === 'string' ? part : words(part.children))).join('');
  const lines = (block: Block): string[] => {
    switch (block.kind) {
      case 'heading':
        return [block.text];
      case 'paragraph':
        return [words(block.children)];
      case 'list':
        return block.items.map(words);
      case 'table':
        return [block.head, ...block.rows].map((cells) => cells.map(words).join(': '));
    }
  };
  return blocks.flatMap(lines).join('\n');
}
