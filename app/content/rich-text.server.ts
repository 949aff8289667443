import { Marked, type Token, type Tokens } from 'marked';
import type { Block, Inline, RichTextBlocks } from '#app/domain/rich-text.ts';

const marked = new Marked({ gfm: true });

/** Thrown for Markdown that the site cannot show. The message quotes it, and `source` is the beginning of its first line. */
export class RichTextError extends Error {
  readonly source: string;

  constructor(message: string, raw: string) {
    super(message);
    this.source = beginning(raw);
  }
}

/** Parses the Markdown of policies and FAQ answers. @throws RichTextError on Markdown that the site cannot show */
export function parseRichText(markdown: string): RichTextBlocks {
  return marked.lexer(markdown).flatMap((token) => block(token));
}

function block(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      const text = plainText(inlines(tokens), token.raw).trim();
      if (depth !== 2 && depth !== 3) throw new RichTextError(`a heading of level ${depth} ("${text}")`, token.raw);
      if (idOf(text) === '') throw new RichTextError(`a heading without letters ("${text}")`, token.raw);
      const [sign] = /[*`[\]]/.exec(text) ?? [];
      if (sign) throw new RichTextError(`a heading with ${sign} ("${text}")`, token.raw);
      return [{ kind: 'heading', level: depth, id: idOf(text), text }];
    }
    case 'paragraph':
      return [{ kind: 'paragraph', children: inlines((token as Tokens.Paragraph).tokens) }];
    case 'list': {
      const list = token as Tokens.List;
      if (list.ordered && list.start !== 1) throw new RichTextError(`a list that begins at ${list.start}`, token.raw);
      return [{ kind: 'list', ordered: list.ordered, items: list.items.map(item) }];
    }
    case 'table': {
      const table = token as Tokens.Table;
      return [
        {
          kind: 'table',
          head: table.header.map((cell) => inlines(cell.tokens)),
          rows: table.rows.map((row) => row.map((cell) => inlines(cell.tokens))),
        },
      ];
    }
    default:
      throw new RichTextError(`"${beginning(token.raw)}" (${token.type})`, token.raw);
  }
}

function item({ tokens }: Tokens.ListItem): readonly Inline[] {
  return tokens.flatMap((token) => {
    if (token.type === 'text' || token.type === 'paragraph') return inlines((token as Tokens.Text).tokens ?? [token]);
    throw new RichTextError(`"${beginning(token.raw)}" (${token.type}) inside a list`, token.raw);
  });
}

function inlines(tokens: readonly Token[]): readonly Inline[] {
  return tokens.map((token): Inline => {
    switch (token.type) {
      case 'text':
        return textOf(token as Tokens.Text);
      case 'escape':
        return oneLine((token as Tokens.Escape).text);
      case 'strong':
        return { kind: 'strong', children: inlines((token as Tokens.Strong).tokens) };
      case 'em':
        return { kind: 'emphasis', children: inlines((token as Tokens.Em).tokens) };
      case 'link': {
        const link = token as Tokens.Link;
        return { kind: 'link', href: link.href, children: inlines(link.tokens) };
      }
      case 'br':
        return ' ';
      default:
        throw new RichTextError(`"${beginning(token.raw)}" (${token.type})`, token.raw);
    }
  });
}

/** Signs of Markdown that is not written quite right, so that it stays as it was typed. */
const UNREAD = /\*\*|__|\] ?\(|^#+|^\|/m;

/** @throws RichTextError on signs of Markdown */
function textOf({ text }: Tokens.Text): string {
  const at = text.search(UNREAD);
  if (at < 0) return oneLine(text);
  const sign = text.slice(at);
  throw new RichTextError(`"${beginning(sign)}" (not quite Markdown)`, sign);
}

/** The text of a heading, which has no bold or italics. @throws RichTextError on a link */
function plainText(children: readonly Inline[], heading: string): string {
  return children
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      const text = plainText(inline.children, heading);
      if (inline.kind === 'link') throw new RichTextError(`a link in a heading ("${text}")`, heading);
      return text;
    })
    .join('');
}

function beginning(raw: string): string {
  return (raw.trim().split('\n')[0] ?? '').slice(0, 40);
}

// The lexer keeps the line breaks of a wrapped paragraph.
function oneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}

/** Turns 'Who comes along?' into 'who-comes-along'. Keeps letters in every script, and combining marks, which Tamil and Hindi need. */
function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
