import { useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { ignoreSecondPress } from './ignore-second-press.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useRootAttribute } from './use-root-attribute.ts';

/**
 * A native modal dialog, which traps focus and closes on Escape. It opens on mount. `onClose` is called after it has closed,
 * and the parent should then unmount it. `children` fill the space below the title.
 */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: React.ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  // Stops the page behind the dialog from scrolling.
  useRootAttribute('modal');
  useCloseOnBack(() => {
    dialog.current?.close();
    return true;
  });
  useLayoutEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    // Focusing the first field instead would open a phone's keyboard over text that is still unread.
    heading.current?.focus();
    // Back may remove an open dialog. WebKit then scrolls the next page to its end, unless the dialog is closed before.
    return () => shown.close();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={headingId} onClose={onClose} className="dialog">
      <div className="dialog-head">
        <h2 id={headingId} ref={heading} tabIndex={-1} className="text-[clamp(1.75rem,1.5rem+1.2vw,2.25rem)] leading-tight outline-none">
          {title}
        </h2>
        <IconButton icon="close" label="Close" tooltipSide="below" onClick={closeDialog} className="-me-3 size-11 hover:bg-sand" />
      </div>
      {children}
    </dialog>
  );
}

/** Closes the dialog around the element that was pressed. A quick second press there is ignored. */
export function closeDialog(event: React.MouseEvent): void {
  event.currentTarget.closest('dialog')?.close();
  ignoreSecondPress(event);
}
