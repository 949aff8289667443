const ELLIPSIS = '…';

// Firefox has it since 2024 only; without it a cut falls between characters, which at worst parts a letter from its accent.
const graphemes = Intl.Segmenter && new Intl.Segmenter();

/** A text as it stands in an address: spaces are '%20', never '+'. Throws on half a surrogate pair. */
export const urlText = encodeURIComponent;

/**
 * A text cut so that it takes at most `room` characters of an address. The cut falls between what a reader sees as
 * characters, never inside an emoji or a syllable, and '…' marks it. Undefined where there is no room even for that.
 */
export function shortenTo(room: number, text: string): string | undefined {
  if (urlText(text).length <= room) return text;
  let left = room - urlText(ELLIPSIS).length;
  if (left < 0) return undefined;
  let end = 0;
  for (const character of text) {
    left -= urlText(character).length;
    if (left < 0) break;
    end += character.length;
  }
  const start = graphemes?.segment(text).containing(end)?.index ?? end;
  return text.slice(0, start).trimEnd() + ELLIPSIS;
}

/** The one length to which the longest of some texts are to be cut, so that together they take no more than `total`. */
export function commonLength(total: number, lengths: readonly number[]): number {
  let left = total;
  const ascending = [...lengths].sort((a, b) => a - b);
  for (const [index, length] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - index));
    if (length > share) return share;
    left -= length;
  }
  return total;
}
