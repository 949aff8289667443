import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nextPaint, hydrate, passTime, hover, showBuilt, stopClock } from '../../tests/support/component.tsx';
import { Toast } from './toast.tsx';

const SENT = { title: 'Ready to send', description: 'Your mail program has the message.' };

/** A page that removes the toast when onEnd is called. */
function PageWithNotice() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <div role="status" className="toast-region">
        {isShown && <Toast text={SENT} onEnd={() => setShown(false)} />}
      </div>
      <p>The page below</p>
    </>
  );
}
const notice = page.getByText(SENT.title);
const dismiss = page.getByRole('button', { name: 'Dismiss this notice' });

stopClock();

test('a toast shows its title and description before hydration', () => {
  showBuilt(<PageWithNotice />);
  expect(notice.query()).toBeVisible();
  expect(page.getByText(SENT.description).query()).toBeVisible();
});

test('a toast disappears after nine seconds', async () => {
  await hydrate(<PageWithNotice />);
  passTime(8999);
  expect(notice.query()).toBeVisible();
  passTime(1);
  expect(notice.query()).toBeNull();
});

test('a toast stays while hovered, and closes nine seconds after the pointer leaves', async () => {
  await hydrate(<PageWithNotice />);
  await hover(notice.element(), 'pointerover');
  passTime(60_000);
  expect(notice.query()).toBeVisible();
  await hover(notice.element(), 'pointerout');
  passTime(7000);
  expect(notice.query()).toBeVisible();
  passTime(2000);
  expect(notice.query()).toBeNull();
});

test('a toast closes when Tab focuses an element under it, but not when Tab focuses one elsewhere', async () => {
  await hydrate(
    <>
      <PageWithNotice />
      <a href="#below" style={{ position: 'fixed', insetInline: 0, bottom: 0 }}>
        Below
      </a>
      <a href="#under" style={{ position: 'fixed', insetInline: 0, top: 80 }}>
        Under
      </a>
    </>,
  );
  for (const [name, isShown] of [
    ['Below', true],
    ['Under', false],
  ] as const) {
    do await userEvent.tab();
    while (document.activeElement?.textContent !== name);
    await nextPaint();
    expect(notice.query() !== null, name).toBe(isShown);
  }
});

test('a toast stays while focused, and closes nine seconds after focus leaves', async () => {
  await hydrate(<PageWithNotice />);
  await userEvent.tab();
  await expect.element(dismiss).toHaveFocus();
  passTime(60_000);
  expect(notice.query()).toBeVisible();
  await userEvent.tab();
  await nextPaint();
  passTime(9000);
  expect(notice.query()).toBeNull();
});

test("Enter on a toast's button dismisses it", async () => {
  await hydrate(<PageWithNotice />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(notice).not.toBeInTheDocument();
});
