import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate, showBuilt } from '../../tests/support/component.tsx';
import { Disclosure } from './disclosure.tsx';

const disclosure = (opensOnWide: boolean) => (
  <>
    <Disclosure id="hours" title="Hour by hour" titleSuffix="on day 2" opensOnWide={opensOnWide}>
      9 am, the cave
    </Disclosure>
    <div style={{ height: 3000 }} />
  </>
);
const isOpen = () => document.querySelector('details')?.open;

test('a disclosure is closed before hydration, with a heading in its summary', () => {
  showBuilt(disclosure(true));
  expect(isOpen()).toBe(false);
  expect(document.querySelector('summary h3')?.textContent).toBe('Hour by hour on day 2');
});

test.each([
  [390, true, 0, false],
  [1280, true, 0, true],
  [1280, false, 0, false],
  // Opening the disclosure would shift the text that the visitor is reading.
  [1280, true, 500, false],
])('at width %i, with opensOnWide %s and scroll position %i, details.open is %s after hydration', async (width, opensOnWide, y, open) => {
  await page.viewport(width, 800);
  const place = showBuilt(disclosure(opensOnWide));
  window.scrollTo({ top: y, behavior: 'instant' });
  await hydrate(disclosure(opensOnWide), place);
  expect(isOpen()).toBe(open);
});
