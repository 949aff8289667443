import { afterEach, expect, test, vi } from 'vitest';
import { nextPaint, hydrate, showBuilt } from '../../tests/support/component.tsx';
import { removeSessionItem, setSessionItem, getSessionItem, useSessionItem } from './session-storage.ts';

const KEY = 'kept';

function Kept() {
  return <p>{useSessionItem(KEY) ?? 'nothing'}</p>;
}

afterEach(() => removeSessionItem(KEY));

test('a stored value is not in the prerendered page and appears after hydration', async () => {
  setSessionItem(KEY, 'some text');
  const built = showBuilt(<Kept />);
  expect(built.textContent).toBe('nothing');
  await hydrate(<Kept />, built);
  await expect.poll(() => built.textContent).toBe('some text');
});

test('components update when a value is saved or removed', async () => {
  const place = showBuilt(<Kept />);
  await hydrate(<Kept />, place);
  expect(place.textContent).toBe('nothing');
  setSessionItem(KEY, 'some text');
  await nextPaint();
  expect(place.textContent).toBe('some text');
  removeSessionItem(KEY);
  await nextPaint();
  expect(place.textContent).toBe('nothing');
});

test('a value is saved in sessionStorage and can be read after a reload', () => {
  setSessionItem(KEY, 'some text');
  expect(sessionStorage.getItem(KEY)).toBe('some text');
  removeSessionItem(KEY);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  sessionStorage.setItem(KEY, 'from before the reload');
  expect(getSessionItem(KEY)).toBe('from before the reload');
});

test('a page that the browser has kept shows what another page of the tab has changed', async () => {
  setSessionItem(KEY, 'old text');
  const place = showBuilt(<Kept />);
  await hydrate(<Kept />, place);
  sessionStorage.setItem(KEY, 'new text');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => place.textContent).toBe('new text');
  sessionStorage.removeItem(KEY);
  expect(getSessionItem(KEY)).toBeUndefined();
});

test('a value is kept in memory if sessionStorage is blocked', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  expect(getSessionItem(KEY)).toBeUndefined();
  setSessionItem(KEY, 'some text');
  expect(getSessionItem(KEY)).toBe('some text');
  removeSessionItem(KEY);
  expect(getSessionItem(KEY)).toBeUndefined();
});
