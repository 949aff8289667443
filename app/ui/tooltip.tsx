import { useEffect, useRef, useState } from 'react';

/** Milliseconds before a tooltip opens. */
const OPEN_DELAY_MS = 700;
/** If a tooltip closed less than this many milliseconds ago, the next one opens without a delay. */
const SKIP_DELAY_WINDOW_MS = 300;

let lastClosed = -Infinity;

/**
 * Shows an icon button's name on mouse hover and keyboard focus. The button in `children` has the same accessible name, so the
 * tooltip is hidden from screen readers. Escape closes it.
 */
export function Tooltip({ label, side = 'above', children }: { label: string; side?: 'above' | 'below'; children: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const around = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = () => {
    clearTimeout(timer.current);
    const hasJustClosed = performance.now() - lastClosed < SKIP_DELAY_WINDOW_MS;
    timer.current = setTimeout(() => setOpen(true), hasJustClosed ? 0 : OPEN_DELAY_MS);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) lastClosed = performance.now();
    setOpen(false);
    setPointedAt(false);
  };

  // Safari fires pointerleave only when the mouse moves, so a button that is scrolled out from under it would keep its tooltip.
  useEffect(() => {
    if (!isPointedAt) return undefined;
    const onScroll = ({ target }: Event) => target instanceof Node && target.contains(around.current) && close();
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => removeEventListener('scroll', onScroll, { capture: true });
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only handles events from the button inside
    <span
      ref={around}
      className="relative inline-grid shrink-0"
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        setPointedAt(true);
        open();
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && open()}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children}
      {isOpen && (
        <span aria-hidden="true" data-side={side} className="tooltip">
          {label}
        </span>
      )}
    </span>
  );
}
