import { afterEach, expect, test, vi } from 'vitest';
import { nextPaint, hydrate, showBuilt } from '../../tests/support/component.tsx';
import { removeSessionItem, setSessionItem, getSessionItem, useSessionItem } from './session-storage.ts';

const KEY = 'kept';

function Kept() {
  return <p>{useSessionItem(KEY) ?? 'nothing'}</p>;
}

afterEach(() => removeSessionItem(KEY));

test('the prerendered page has no stored value; after hydration it has', async () => {
  setSessionItem(KEY, 'a text');
  const built = showBuilt(<Kept />);
  expect(built.textContent).toBe('nothing');
  await hydrate(<Kept />, built);
  await expect.poll(() => built.textContent).toBe('a text');
});

test('every component shows a saved or removed value', async () => {
  const place = showBuilt(<Kept />);
  await hydrate(<Kept />, place);
  expect(place.textContent).toBe('nothing');
  setSessionItem(KEY, 'a text');
  await nextPaint();
  expect(place.textContent).toBe('a text');
  removeSessionItem(KEY);
  await nextPaint();
  expect(place.textContent).toBe('nothing');
});

test('a value is in sessionStorage and is read after a reload', () => {
  setSessionItem(KEY, 'a text');
  expect(sessionStorage.getItem(KEY)).toBe('a text');
  removeSessionItem(KEY);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  sessionStorage.setItem(KEY, 'from before the reload');
  expect(getSessionItem(KEY)).toBe('from before the reload');
});

test('when sessionStorage is blocked, memory keeps the value', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  expect(getSessionItem(KEY)).toBeUndefined();
  setSessionItem(KEY, 'a text');
  expect(getSessionItem(KEY)).toBe('a text');
  removeSessionItem(KEY);
  expect(getSessionItem(KEY)).toBeUndefined();
});
