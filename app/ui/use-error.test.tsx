import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { nextPaint, hydrate, showBuilt } from '../../tests/support/component.tsx';
import { useError } from './use-error.ts';

/** Records each setter that the hook returns. */
function Failing({ isBroken, ways }: { isBroken: boolean; ways?: Set<() => void> }) {
  const [hasFailed, fail] = useError();
  ways?.add(fail);
  useEffect(() => {
    if (isBroken) fail();
  }, [isBroken, fail]);
  return <p>{hasFailed ? 'has failed' : 'is well'}</p>;
}

test('hasFailed from useError is false before hydration', () => {
  expect(showBuilt(<Failing isBroken />).textContent).toBe('is well');
});

test('hasFailed from useError becomes true at the first call of fail and stays true', async () => {
  const place = showBuilt(<Failing isBroken={false} />);
  const render = await hydrate(<Failing isBroken={false} />, place);
  expect(place.textContent).toBe('is well');
  render(<Failing isBroken />);
  await expect.poll(() => place.textContent).toBe('has failed');
  for (const isBroken of [false, true]) {
    render(<Failing isBroken={isBroken} />);
    await nextPaint();
    expect(place.textContent).toBe('has failed');
  }
});

test('useError returns a stable setter, so that effects run once', async () => {
  const ways = new Set<() => void>();
  const place = showBuilt(<Failing isBroken />);
  await hydrate(<Failing isBroken ways={ways} />, place);
  await expect.poll(() => place.textContent).toBe('has failed');
  expect(ways.size).toBe(1);
});
