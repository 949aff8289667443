import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nextPaint, hydrate, passTime, hover as pointAt, showBuilt, stopClock } from '../../tests/support/component.tsx';
import { Tooltip } from './tooltip.tsx';

const twoButtons = (
  <>
    <Tooltip label="Share">
      <button type="button" aria-label="Share" className="size-12" />
    </Tooltip>
    <Tooltip label="Print">
      <button type="button" aria-label="Print" className="size-12" />
    </Tooltip>
  </>
);
const button = (label: string) => page.getByRole('button', { name: label });
const bubble = (label: string) => page.getByText(label).query();

const point = (at: string, event: 'pointerover' | 'pointerout', pointerType?: string) => pointAt(button(at).element(), event, pointerType);

stopClock();
// The tooltip module remembers between tests when the last tooltip closed.
beforeEach(() => passTime(10_000));

test('before hydration, the buttons are shown with their names and no tooltip is open', () => {
  showBuilt(twoButtons);
  expect(button('Share').query()).toBeVisible();
  expect(bubble('Share')).toBeNull();
});

test('opens after the mouse rests for 700 ms, and closes when it leaves', async () => {
  await hydrate(twoButtons);
  await point('Share', 'pointerover');
  passTime(699);
  expect(bubble('Share')).toBeNull();
  passTime(1);
  expect(bubble('Share')).toBeVisible();
  await point('Share', 'pointerout');
  expect(bubble('Share')).toBeNull();
});

test('does not open if the mouse leaves within 700 ms', async () => {
  await hydrate(twoButtons);
  await point('Share', 'pointerover');
  passTime(600);
  await point('Share', 'pointerout');
  passTime(5000);
  expect(bubble('Share')).toBeNull();
});

test.each([
  { after: 299, opens: 'at once' },
  { after: 300, opens: 'after 700 ms' },
])('$after ms after one has closed, the next opens $opens', async ({ after, opens }) => {
  await hydrate(twoButtons);
  await point('Share', 'pointerover');
  passTime(700);
  await point('Share', 'pointerout');
  passTime(after);
  await point('Print', 'pointerover');
  passTime(0);
  expect(bubble('Print') !== null).toBe(opens === 'at once');
  passTime(700);
  expect(bubble('Print')).toBeVisible();
});

test('touch does not open it', async () => {
  await hydrate(twoButtons);
  await point('Share', 'pointerover', 'touch');
  passTime(5000);
  expect(bubble('Share')).toBeNull();
});

test('keyboard focus opens it; Escape closes it and keeps focus', async () => {
  await hydrate(twoButtons);
  await userEvent.tab();
  await expect.element(button('Share')).toHaveFocus();
  passTime(700);
  expect(bubble('Share')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  passTime(5000);
  expect(bubble('Share')).toBeNull();
  await expect.element(button('Share')).toHaveFocus();
});

test('closes when focus leaves the button', async () => {
  await hydrate(twoButtons);
  await userEvent.tab();
  passTime(700);
  await userEvent.tab();
  await nextPaint();
  expect(bubble('Share')).toBeNull();
});

test('a click closes it, and focus from the click does not open it again', async () => {
  await hydrate(twoButtons);
  await button('Share').hover();
  passTime(700);
  expect(bubble('Share')).toBeVisible();
  await button('Share').click();
  passTime(5000);
  await expect.element(button('Share')).toHaveFocus();
  expect(bubble('Share')).toBeNull();
});

test('closes when its scroll container scrolls under the mouse, and stays open when another one scrolls', async () => {
  await hydrate(
    <>
      {twoButtons}
      <ul aria-label="Other list" />
    </>,
  );
  await point('Share', 'pointerover');
  passTime(700);
  page.getByRole('list', { name: 'Other list' }).element().dispatchEvent(new Event('scroll'));
  await nextPaint();
  expect(bubble('Share')).toBeVisible();
  document.dispatchEvent(new Event('scroll'));
  await nextPaint();
  expect(bubble('Share')).toBeNull();
});

test('is hidden from screen readers, which already have the name', async () => {
  await hydrate(twoButtons);
  await point('Share', 'pointerover');
  passTime(700);
  expect(bubble('Share')).toHaveAttribute('aria-hidden', 'true');
});
