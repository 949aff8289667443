import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate, showBuilt } from '../../tests/support/component.tsx';
import { closeDialog, Dialog } from './dialog.tsx';

const opener = page.getByRole('button', { name: 'Ask us' });
const dialog = page.getByRole('dialog', { name: 'Your question' });
const heading = page.getByRole('heading', { name: 'Your question' });
const field = page.getByLabelText('Question');

/** A page with a button that opens a dialog. */
function PageWithDialog({ onClose }: { onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask us
      </button>
      {isOpen && (
        <Dialog title="Your question" onClose={close}>
          <input aria-label="Question" />
          <button type="button" onClick={closeDialog}>
            Send
          </button>
        </Dialog>
      )}
    </>
  );
}

async function open(onClose?: () => void): Promise<void> {
  await hydrate(<PageWithDialog {...(onClose && { onClose })} />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
}

test('a dialog is closed before hydration', () => {
  showBuilt(
    <Dialog title="Your question" onClose={() => {}}>
      <input aria-label="Question" />
    </Dialog>,
  );
  expect(field.query()).not.toBeVisible();
});

test('a prerendered dialog opens after hydration', async () => {
  await hydrate(
    <Dialog title="Your question" onClose={() => {}}>
      <input aria-label="Question" />
    </Dialog>,
  );
  await expect.element(dialog).toBeVisible();
});

test("a dialog's title is its accessible name and gets focus", async () => {
  await open();
  await expect.element(heading).toHaveFocus();
});

test('Tab moves through the dialog and never reaches the button behind it', async () => {
  await open();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  for (let presses = 0; presses < 5; presses += 1) {
    await userEvent.tab();
    expect(document.activeElement?.textContent).not.toBe('Ask us');
  }
});

test('Escape closes the dialog, calls onClose once, and returns focus to the element that opened it', async () => {
  const onClose = vi.fn<() => void>();
  await open(onClose);
  await field.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onClose).toHaveBeenCalledOnce();
});

test('the Close button works by keyboard and by click, and the dialog can be opened again', async () => {
  await open();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('closeDialog closes the dialog around the element that was pressed', async () => {
  const onClose = vi.fn<() => void>();
  await open(onClose);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
});

test('the page does not scroll while a dialog is open', async () => {
  await open();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});
