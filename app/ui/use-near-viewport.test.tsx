import { useRef } from 'react';
import { expect, test } from 'vitest';
import { hydrate, showBuilt } from '../../tests/support/component.tsx';
import { useNearViewport } from './use-near-viewport.ts';

/** Shows the hook's value below a given number of empty screens. */
function Below({ windows }: { windows: number }) {
  const place = useRef<HTMLParagraphElement>(null);
  const isNear = useNearViewport(place);
  return (
    <>
      <div style={{ height: `${windows * 100}vh` }} />
      <p ref={place}>{isNear ? 'near' : 'far'}</p>
    </>
  );
}

test('useNearViewport is false before hydration', () => {
  expect(showBuilt(<Below windows={0} />).textContent).toBe('far');
});

// These tests run in an iframe, where the root margin has no effect. tests/journeys/images.e2e.ts tests the distance on the built site.
test('useNearViewport is true after hydration for an element in view', async () => {
  const place = showBuilt(<Below windows={0} />);
  await hydrate(<Below windows={0} />, place);
  await expect.poll(() => place.textContent).toBe('near');
});

test('useNearViewport becomes true as the visitor scrolls towards the element', async () => {
  const place = showBuilt(<Below windows={4} />);
  await hydrate(<Below windows={4} />, place);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(place.textContent).toBe('far');
  place.querySelector('p')?.scrollIntoView();
  await expect.poll(() => place.textContent).toBe('near');
});
