/** For tests of the primitives in a browser: a component as the build writes it, and as React takes it over. */
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
  // The mouse is where the last test has left it, perhaps of another file: above what this one shows.
  // To a point and not to an element, which Vite's report of a mistake in one file covers for the tests of all others.
  await userEvent.pointer({ coords: { x: 0, y: 0 } });
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation((...args) => void noise.push(args));
});

/** Whatever a test has done, React has nothing to complain of: neither of the hydration nor later. */
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  const complaints = noise.splice(0);
  if (complaints.length > 0) throw new Error(`React complains: ${complaints.map(String).join('\n')}`);
});

/** Puts the HTML of a component into the page as the build writes it. No script runs it yet. */
export function showBuilt(children: ReactNode): HTMLElement {
  const place = document.createElement('div');
  // Room around it: a tooltip has where to stand, and the mouse at the page's corner points at nothing. No class, which
  // the style sheet would have only as long as some component of the site uses it.
  place.style.padding = '48px';
  place.innerHTML = renderToString(<HydrationSignal>{children}</HydrationSignal>);
  document.body.append(place);
  return place;
}

/** Lets React take over what was built of a component, and waits until its effects have run. @returns a way to render it anew */
export async function hydrate(children: ReactNode, place = showBuilt(children)): Promise<(children: ReactNode) => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const root = hydrateRoot(place, <HydrationSignal onHydrated={resolve}>{children}</HydrationSignal>, {
    onRecoverableError: (error) => noise.push(error),
  });
  roots.push(root);
  await promise;
  return (children) => root.render(<HydrationSignal onHydrated={resolve}>{children}</HydrationSignal>);
}

/** Effects run from the inside out: when this one does, those of its children have. */
function HydrationSignal({ onHydrated, children }: { onHydrated?: () => void; children: ReactNode }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return children;
}

/** Stops the clock for a test file's components: it moves by passTime, and while something is waited for. Frames are drawn as ever. */
export function stopClock(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] }));
  afterAll(() => void vi.useRealTimers());
}

/** Moves the stopped clock on, in milliseconds, and has React draw at once what comes of it. */
export function passTime(milliseconds: number): void {
  flushSync(() => void vi.advanceTimersByTime(milliseconds));
}

/** A pointer comes to an element or goes. By events: moving the real one takes time, by which a stopped clock moves on. */
export async function hover(element: Element, event: 'pointerover' | 'pointerout', pointerType = 'mouse'): Promise<void> {
  element.dispatchEvent(new PointerEvent(event, { bubbles: true, pointerType }));
  await nextPaint();
}

/** Waits until React has drawn what events have changed that it takes its time for, as those of pointers and scrolling. */
export async function nextPaint(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // React draws, and runs effects, in tasks of its own: on a busy machine more than a frame may pass before their turn.
    // Not an idle callback: Chromium may keep one waiting for as long as nothing is drawn.
    await scheduler.postTask(() => undefined, { priority: 'background' });
  }
}
