import { expect, test } from 'vitest';
import { hydrate, showBuilt } from '../../tests/support/component.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Writes down each answer it gets, and shows it. */
function Asking({ answers }: { answers: boolean[] }) {
  const isHydrated = useHydrated();
  answers.push(isHydrated);
  return <p>{isHydrated ? 'runs' : 'is built'}</p>;
}

test('as built, the page does not run', () => {
  expect(showBuilt(<Asking answers={[]} />).textContent).toBe('is built');
});

test('hydration begins with what was built, and the page runs right after it', async () => {
  const answers: boolean[] = [];
  const place = showBuilt(<Asking answers={[]} />);
  await hydrate(<Asking answers={answers} />, place);
  expect([...new Set(answers)]).toEqual([false, true]);
  expect(place.textContent).toBe('runs');
});

test('what comes later knows from its first moment that the page runs', async () => {
  const answers: boolean[] = [];
  const render = await hydrate(<p>Before</p>);
  render(<Asking answers={answers} />);
  await expect.poll(() => document.body.textContent).toBe('runs');
  expect(answers).not.toContain(false);
});
