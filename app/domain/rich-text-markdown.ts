import type { Block, Inline, RichTextBlocks } from './rich-text.ts';

/** One line of plain words, with what Markdown would read as marks taken literally. */
export function markdownText(text: string): string {
  return text
    .replaceAll(/[\\`*_~[\]<>|]/g, '\\$&')
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');
}

/** Formatted text as Markdown; `absoluteUrl` makes whole addresses of the site's own. */
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

/** Formatted text as plain words, a line a block or list entry. */
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
