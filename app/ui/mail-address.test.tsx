import { expect, test } from 'vitest';
import { showBuilt } from '../../tests/support/component.tsx';
import { MailAddress } from './mail-address.tsx';

/** Returns the lines into which an address wraps in a column one character wider than the text `columnOf`. */
function linesOf(address: string, columnOf: string): string[] {
  const ruler = showBuilt(columnOf);
  ruler.style.cssText = 'display: inline-block; padding: 0';
  const { width } = ruler.getBoundingClientRect();
  const column = showBuilt(<MailAddress address={address} />);
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
  expect(showBuilt(<MailAddress address="hello@banyan.example" />).textContent).toBe('hello@banyan.example');
});

test('an email address is on one line if it fits', () => {
  expect(linesOf('hello@banyan.example', 'hello@banyan.example')).toEqual(['hello@banyan.example']);
});

test('in a narrow column, an email address breaks only after its @', () => {
  expect(linesOf('hello@banyan.example', 'banyan.example')).toEqual(['hello@', 'banyan.example']);
});

test('in a grid column narrower than either half, an email address breaks anywhere instead of widening the column', () => {
  const place = showBuilt(<MailAddress address="hello@banyan.example" />);
  place.style.cssText = 'display: grid; width: 3em; padding: 0';
  expect(place.scrollWidth).toBe(place.clientWidth);
});
