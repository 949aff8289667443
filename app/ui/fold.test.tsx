import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate, showBuilt } from '../../tests/support/component.tsx';
import { Fold } from './fold.tsx';

const fold = (opensOnWide: boolean) => (
  <Fold id="hours" title="Hour by hour" titleSuffix="on day 2" opensOnWide={opensOnWide}>
    9 am, the cave
  </Fold>
);
const isOpen = () => document.querySelector('details')?.open;

test('is closed as built, with a heading in its summary', () => {
  showBuilt(fold(true));
  expect(isOpen()).toBe(false);
  expect(document.querySelector('summary h3')?.textContent).toBe('Hour by hour on day 2');
});

test.each([
  [390, true, false],
  [1280, true, true],
  [1280, false, false],
])('at %i px, where it opens on wide screens: %s, it is open: %s', async (width, opensOnWide, open) => {
  await page.viewport(width, 800);
  await hydrate(fold(opensOnWide));
  expect(isOpen()).toBe(open);
});
