import { expect, test } from 'vitest';
import { showBuilt } from '../../tests/support/component.tsx';
import { MailAddress } from './mail-address.tsx';
import { RichText } from './rich-text.tsx';

const ADDRESS = 'hello@banyan.example';

/** Returns the lines into which text wraps in a column one character wider than the text `columnOf`. */
function linesOf(shown: React.ReactNode, columnOf: string): string[] {
  const ruler = showBuilt(columnOf);
  ruler.style.cssText = 'display: inline-block; padding: 0';
  const { width } = ruler.getBoundingClientRect();
  const column = showBuilt(shown);
  column.style.cssText = `width: calc(${width}px + 1ch); padding: 0`;
  const lines = new Map<number, string>();
  const texts = document.createTreeWalker(column, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (let at = 0; at < (text.textContent ?? '').length; at += 1) {
      const letter = document.createRange();
      letter.setStart(text, at);
      letter.setEnd(text, at + 1);
      const { top } = letter.getBoundingClientRect();
      lines.set(top, (lines.get(top) ?? '') + letter);
    }
  }
  return [...lines.values()];
}

test('MailAddress renders no text but the email address, so that copying it works', () => {
  expect(showBuilt(<MailAddress address={ADDRESS} />).textContent).toBe(ADDRESS);
});

test('an email address is on one line if it fits', () => {
  expect(linesOf(<MailAddress address={ADDRESS} />, ADDRESS)).toEqual([ADDRESS]);
});

test('in a narrow column, an email address breaks only after its @', () => {
  expect(linesOf(<MailAddress address={ADDRESS} />, 'banyan.example')).toEqual(['hello@', 'banyan.example']);
});

test('an email address in formatted text breaks there too', () => {
  const link = { kind: 'link', href: `mailto:${ADDRESS}`, children: [ADDRESS] } as const;
  const text = <RichText blocks={[{ kind: 'paragraph', children: [link] }]} pageLink={() => null} />;
  expect(linesOf(text, 'banyan.example')).toEqual(['hello@', 'banyan.example']);
});

test('in a grid column narrower than either half, an email address breaks anywhere instead of widening the column', () => {
  const place = showBuilt(<MailAddress address={ADDRESS} />);
  place.style.cssText = 'display: grid; width: 3em; padding: 0';
  expect(place.scrollWidth).toBe(place.clientWidth);
});
