import { afterEach, expect, test, vi } from 'vitest';
import { drawn, hydrate, showBuilt } from '../../tests/support/component.tsx';
import { forget, keep, readKept, useKept } from './tab-storage.ts';

const KEY = 'kept';

function Kept() {
  return <p>{useKept(KEY) ?? 'nothing'}</p>;
}

afterEach(() => forget(KEY));

test('as built, the page knows nothing of the tab; it does once it runs', async () => {
  keep(KEY, 'a text');
  const built = showBuilt(<Kept />);
  expect(built.textContent).toBe('nothing');
  await hydrate(<Kept />, built);
  await expect.poll(() => built.textContent).toBe('a text');
});

test('what is kept or forgotten shows wherever it stands', async () => {
  const place = showBuilt(<Kept />);
  await hydrate(<Kept />, place);
  expect(place.textContent).toBe('nothing');
  keep(KEY, 'a text');
  await drawn();
  expect(place.textContent).toBe('a text');
  forget(KEY);
  await drawn();
  expect(place.textContent).toBe('nothing');
});

test('it stands in the storage of the tab, from where it is read after a reload', () => {
  keep(KEY, 'a text');
  expect(sessionStorage.getItem(KEY)).toBe('a text');
  forget(KEY);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  sessionStorage.setItem(KEY, 'from before the reload');
  expect(readKept(KEY)).toBe('from before the reload');
});

test('where the storage is refused, memory keeps it', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  expect(readKept(KEY)).toBeUndefined();
  keep(KEY, 'a text');
  expect(readKept(KEY)).toBe('a text');
  forget(KEY);
  expect(readKept(KEY)).toBeUndefined();
});
