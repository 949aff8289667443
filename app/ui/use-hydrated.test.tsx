import { expect, test } from 'vitest';
import { hydrate, showBuilt } from '../../tests/support/component.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Records each value that the hook returns, and shows it. */
function Asking({ answers }: { answers: boolean[] }) {
  const isHydrated = useHydrated();
  answers.push(isHydrated);
  return <p>{isHydrated ? 'runs' : 'is built'}</p>;
}

test('useHydrated is false in prerendered HTML', () => {
  expect(showBuilt(<Asking answers={[]} />).textContent).toBe('is built');
});

test('useHydrated is false in the first client render and true right after it', async () => {
  const answers: boolean[] = [];
  const place = showBuilt(<Asking answers={[]} />);
  await hydrate(<Asking answers={answers} />, place);
  expect([...new Set(answers)]).toEqual([false, true]);
  expect(place.textContent).toBe('runs');
});

test('useHydrated is true from the first render of a component mounted later', async () => {
  const answers: boolean[] = [];
  const render = await hydrate(<p>Before</p>);
  render(<Asking answers={answers} />);
  await expect.poll(() => document.body.textContent).toBe('runs');
  expect(answers).not.toContain(false);
});
