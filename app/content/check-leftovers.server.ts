import type { ContentReader } from './read.server.ts';

/** Characters that mean something in the program that a text was copied from, and that a page would show as they stand. */
type Leftover = { found: RegExp; what: (found: string) => string; fix: string };

const ANYWHERE: readonly Leftover[] = [
  {
    found: /[{}]/,
    what: () => 'The text has a brace that is not part of a name, such as {payment.depositPercent}.',
    fix: 'Write a name with both braces, or remove the brace.',
  },
  {
    found: /&(?:[a-z]+|#\d+|#x[\da-f]+);/i,
    what: (found) => `The text has '${found}', which is HTML.`,
    fix: 'Write the character itself, such as & or é.',
  },
  {
    found: /\uFFFD/,
    what: () => "The text has '\uFFFD', which stands for a letter that could not be read.",
    fix: 'Write the letter again.',
  },
  { found: /<\/?[a-z][^>]*>/i, what: (found) => `The text has '${found}', which is HTML.`, fix: 'Remove it.' },
];

const IN_PLAIN_TEXT: readonly Leftover[] = [
  {
    found: /\[[^\]]+\]\([^)\s]+\)/,
    what: () => 'The text has a link, but this field cannot have links.',
    fix: 'Remove the link. Only the answers in faqs.yaml and the policies can have links.',
  },
  {
    found: /\*\*|__|`|^#+ |^\|.*\|$|^\s*[-*] |(?<!\w)(?<sign>[*_])(?! )[^*_\n]+(?<! )\k<sign>(?!\w)/m,
    what: (found) => `The text has '${found.trim().slice(0, 20)}', which is Markdown, but this field is plain text.`,
    fix: 'Remove it. Only the answers in faqs.yaml and the policies can have Markdown.',
  },
];

/** Control characters except a line break and a tab, characters without a width, marks of direction, and halves of a character. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]|\p{Cs}/u;

/** Reports the first leftover of each kind in a text. In the body of a Markdown file, where `field` is empty, with its line. */
export function reportLeftovers(reader: ContentReader, path: string, field: string, text: string, isMarkdown: boolean): void {
  const place = (found: string) => field || reader.lineWith(path, found);
  for (const { found, what, fix } of isMarkdown ? ANYWHERE : [...ANYWHERE, ...IN_PLAIN_TEXT]) {
    const [first] = found.exec(text) ?? [];
    if (first !== undefined) reader.report(path, place(first), { what: what(first), why: 'The page would show it as it stands.', fix });
  }
  const [invisible] = INVISIBLE.exec(text) ?? [];
  if (invisible === undefined) return;
  const code = invisible.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  reader.report(path, place(invisible), {
    what: `The text has an invisible character (U+${code}).`,
    why: 'Feed readers refuse such characters, and on pages they hide letters or turn them round.',
    fix: 'Delete the words around it and type them again. Usually it was copied from another program.',
  });
}
