import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate, showBuilt } from '../../tests/support/component.tsx';
import { Fold } from './fold.tsx';

const fold = (opensOnWide: boolean, above = 0) => (
  <>
    <div style={{ height: above }} />
    <Fold id="hours" title="Hour by hour" titleSuffix="on day 2" opensOnWide={opensOnWide}>
      9 am, the cave
    </Fold>
  </>
);
const isOpen = () => document.querySelector('details')?.open;

test('is closed as built, with a heading in its summary', () => {
  showBuilt(fold(true));
  expect(isOpen()).toBe(false);
  expect(document.querySelector('summary h3')?.textContent).toBe('Hour by hour on day 2');
});

test.each([
  [390, true, 2000, false],
  [1280, true, 2000, true],
  [1280, false, 2000, false],
  // Opening it would move the page that is being read.
  [1280, true, 0, false],
])('at %i px, where it opens on wide screens: %s, %i px down a built page, it is open: %s', async (width, opensOnWide, above, open) => {
  await page.viewport(width, 800);
  await hydrate(fold(opensOnWide, above));
  expect(isOpen()).toBe(open);
});
