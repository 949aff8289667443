import fc from 'fast-check';
import { Marked, type Tokens } from 'marked';
import { expect, test } from 'vitest';
import { parseRichText } from '#app/content/rich-text.server.ts';
import { markdownText, plainProse, richTextMarkdown } from './rich-text-markdown.ts';

const absoluteUrl = (path: string) => new URL(path, 'https://site.example').href;

test('rich text formatted as Markdown parses back to the same blocks', () => {
  const source = `## If you *cancel*

Fewer than **30 days**, see [the policy](https://site.example/cancellation-policy).

- a deduction of 1,500
- the *rest*

1. first
2. second

| Days | Back |
| --- | --- |
| 30 or more | the rest |`;
  const blocks = parseRichText(source.replace('*cancel*', 'cancel'));
  expect(parseRichText(richTextMarkdown(blocks, absoluteUrl))).toEqual(blocks);
});

test('links to our own pages become absolute URLs', () => {
  expect(richTextMarkdown(parseRichText('[Talk](/contact)'), absoluteUrl)).toBe('[Talk](https://site.example/contact)');
});

test('plainProse returns one line per paragraph or list item', () => {
  expect(plainProse(parseRichText('One **two**.\n\n- three\n- four'))).toBe('One two.\nthree\nfour');
});

test('Markdown characters in plain text are escaped', () => {
  const marked = new Marked({ gfm: true });
  const typed = fc
    .string({ unit: fc.constantFrom(...'ab1 *_~`#[]()<>|\\-+=.!'), maxLength: 30 })
    .map((text) => text.trim())
    .filter(Boolean);
  fc.assert(
    fc.property(typed, (text) => {
      const blocks = marked.lexer(markdownText(text));
      expect(blocks.map(({ type }) => type)).toEqual(['paragraph']);
      const parts = (blocks[0] as Tokens.Paragraph).tokens;
      expect(parts.filter(({ type }) => type !== 'text' && type !== 'escape')).toEqual([]);
      expect(parts.map((part) => (part as Tokens.Text).text).join('')).toBe(text);
    }),
    { numRuns: 2000 },
  );
});
