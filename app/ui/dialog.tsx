import { useEffect, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { useRootAttribute } from './use-root-attribute.ts';

/**
 * A dialog over the page: the browser's own, which keeps the focus inside and closes on Escape. It opens when it is
 * rendered; `onClose` is called once it has closed, and the parent then takes it away. `children` get the height between
 * the title and the foot of the window.
 */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: React.ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  // The page behind does not scroll.
  useRootAttribute('modal');
  useEffect(() => {
    dialog.current?.showModal();
    // Not the first field: on a phone that would open the keyboard over what has not been read yet.
    heading.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={headingId} onClose={onClose} className="dialog">
      <div className="dialog-head">
        <h2 id={headingId} ref={heading} tabIndex={-1} className="text-[clamp(1.75rem,1.5rem+1.2vw,2.25rem)] leading-tight outline-none">
          {title}
        </h2>
        <IconButton icon="close" label="Close" tooltipSide="below" onClick={() => dialog.current?.close()} />
      </div>
      {children}
    </dialog>
  );
}

/** Closes the dialog that an element stands in. */
export function closeDialog(inside: Element): void {
  inside.closest('dialog')?.close();
}
