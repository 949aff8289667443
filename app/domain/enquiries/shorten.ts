const ELLIPSIS = '…';

// Firefox has supported Intl.Segmenter only since 2024. Without it, shortenTo cuts between code points and may drop an accent.
const graphemes = Intl.Segmenter && new Intl.Segmenter();

/** Encodes a string for a URL. Spaces become '%20', never '+'. @throws URIError on a lone surrogate */
export const urlText = encodeURIComponent;

/**
 * Shortens a string to at most `room` characters when URL-encoded, and ends it with '…' if anything was cut. With Intl.Segmenter,
 * cuts only between graphemes, never inside an emoji. Undefined if not even '…' fits.
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

/** Finds the maximum length per string that keeps the total length within `total`. Shorter strings leave more room for the others. */
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
