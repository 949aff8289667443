import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate, showBuilt } from '../../tests/support/component.tsx';
import { closeDialog, Dialog } from './dialog.tsx';

const opener = page.getByRole('button', { name: 'Ask us' });
const dialog = page.getByRole('dialog', { name: 'Your question' });
const heading = page.getByRole('heading', { name: 'Your question' });
const field = page.getByLabelText('Question');

/** A page with a button that opens a dialog, as the enquiries use it. */
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
          <button type="button" onClick={(event) => closeDialog(event.currentTarget)}>
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

test('as built, it is closed: nothing of it lies over the page', () => {
  showBuilt(
    <Dialog title="Your question" onClose={() => {}}>
      <input aria-label="Question" />
    </Dialog>,
  );
  expect(field.query()).not.toBeVisible();
});

test('what was built of it opens by itself once scripts take over', async () => {
  await hydrate(
    <Dialog title="Your question" onClose={() => {}}>
      <input aria-label="Question" />
    </Dialog>,
  );
  await expect.element(dialog).toBeVisible();
});

test('it is called as its title says, which has the focus first', async () => {
  await open();
  await expect.element(heading).toHaveFocus();
});

test('Tab goes through what is in it, and never to the page behind', async () => {
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

test('Escape closes it, calls onClose once, and returns focus to the element that opened it', async () => {
  const onClose = vi.fn<() => void>();
  await open(onClose);
  await field.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onClose).toHaveBeenCalledOnce();
});

test('its Close button closes it by Enter and by a press, and it opens again', async () => {
  await open();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('its content can close it', async () => {
  const onClose = vi.fn<() => void>();
  await open(onClose);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
});

test('while it is open the page behind does not scroll, and afterwards it does', async () => {
  await open();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});
