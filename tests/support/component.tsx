/** Renders components to HTML and hydrates them, for browser tests. */
import '#app/styles/app.css';
import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

const noise: unknown[] = [];
const roots: Root[] = [];

beforeEach(async () => {
  // The mouse is still where the previous test left it. Move it to a point, not to an element, which Vite's error overlay may cover.
  await userEvent.pointer({ coords: { x: 0, y: 0 } });
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation((...args) => void noise.push(args));
});

/** Fails a test on any console error or warning, such as one from React. */
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  const complaints = noise.splice(0);
  if (complaints.length > 0) throw new Error(`React logged warnings: ${complaints.map(String).join('\n')}`);
});

/** Adds a component's prerendered HTML to the page, without hydrating it. */
export function showBuilt(children: ReactNode): HTMLElement {
  const place = document.createElement('div');
  // Leave room for tooltips and keep away from the mouse in the corner. Our style sheet may have no class for this padding.
  place.style.padding = '48px';
  place.innerHTML = renderToString(<HydrationSignal>{children}</HydrationSignal>);
  document.body.append(place);
  return place;
}

/** Hydrates a component's HTML and waits for its effects. @returns a function that renders it again */
export async function hydrate(children: ReactNode, place = showBuilt(children)): Promise<(children: ReactNode) => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const root = hydrateRoot(place, <HydrationSignal onHydrated={resolve}>{children}</HydrationSignal>, {
    onRecoverableError: (error) => noise.push(error),
  });
  roots.push(root);
  await promise;
  return (children) => root.render(<HydrationSignal onHydrated={resolve}>{children}</HydrationSignal>);
}

/** Reports when all effects have run. Its own effect is the last, because React runs the effects of children first. */
function HydrationSignal({ onHydrated, children }: { onHydrated?: () => void; children: ReactNode }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return children;
}

/** Installs fake timers for a test file. Only passTime and Vitest's waits advance them; animation frames still run. */
export function stopClock(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] }));
  afterAll(() => void vi.useRealTimers());
}

/** Advances the fake timers by a number of milliseconds and flushes React's updates. */
export function passTime(milliseconds: number): void {
  flushSync(() => void vi.advanceTimersByTime(milliseconds));
}

/** Dispatches a pointer event. Moving the real pointer takes time, during which fake timers advance. */
export async function hover(element: Element, event: 'pointerover' | 'pointerout', pointerType = 'mouse'): Promise<void> {
  element.dispatchEvent(new PointerEvent(event, { bubbles: true, pointerType }));
  await nextPaint();
}

/** Waits for React's scheduled updates, such as those after pointer and scroll events. */
export async function nextPaint(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // React renders and runs effects in its own tasks, which may take more than a frame on a busy machine.
    // An idle callback would not do, because Chromium may delay it while nothing is painted.
    await scheduler.postTask(() => undefined, { priority: 'background' });
  }
}
