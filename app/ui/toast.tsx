import { useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';

const AUTO_DISMISS_MS = 9000;

/** A toast's text, and whether it reports a failure. */
export type ToastText = { title: string; description: string; isFailure?: boolean };

/**
 * A message that disappears after nine seconds. It stays while hovered or focused, and then the nine seconds start again. It can be
 * dismissed, and closes when Tab moves focus to an element under it. Screen readers announce it only inside an element with
 * role="status" that is rendered before it.
 */
export function Toast({ text: { title, description, isFailure = false }, onEnd }: { text: ToastText; onEnd: () => void }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onEnd, AUTO_DISMISS_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onEnd]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const giveWay = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' && document.activeElement && overlap(document.activeElement, box.current)) onEnd();
    };
    // By keyup, the focused element has been scrolled into view.
    document.addEventListener('keyup', giveWay);
    return () => document.removeEventListener('keyup', giveWay);
  }, [onEnd]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div
      ref={box}
      className="toast"
      data-failure={isFailure || undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={isFailure ? 'warning' : 'tick'} className="mt-1 size-6 text-accent" />
      <div className="grow">
        <p className="font-display text-[1.3125rem] leading-tight">{title}</p>
        <p className="mt-1">{description}</p>
      </div>
      <IconButton icon="close" label="Dismiss this notice" tooltipSide="below" onClick={onEnd} className="size-11" />
    </div>
  );
}

/** Whether two elements overlap without one containing the other. */
function overlap(one: Element, other: Element | null): boolean {
  if (!other || other.contains(one) || one.contains(other)) return false;
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left;
}
