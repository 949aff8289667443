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
// The tooltip module keeps the time at which the last tooltip closed, even between tests.
beforeEach(() => passTime(10_000));

test('before hydration, the buttons have their accessible names and no tooltip is open', () => {
  showBuilt(twoButtons);
  expect(button('Share').query()).toBeVisible();
  expect(bubble('Share')).toBeNull();
});

test('a tooltip opens after the mouse rests on its button for 700 ms, and closes when the mouse leaves', async () => {
  await hydrate(twoButtons);
  await point('Share', 'pointerover');
  passTime(699);
  expect(bubble('Share')).toBeNull();
  passTime(1);
  expect(bubble('Share')).toBeVisible();
  await point('Share', 'pointerout');
  expect(bubble('Share')).toBeNull();
});

test('a tooltip does not open if the mouse leaves its button within 700 ms', async () => {
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
])('$after ms after a tooltip closes, the next one opens $opens', async ({ after, opens }) => {
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

test('touch does not open a tooltip', async () => {
  await hydrate(twoButtons);
  await point('Share', 'pointerover', 'touch');
  passTime(5000);
  expect(bubble('Share')).toBeNull();
});

test('keyboard focus opens a tooltip, and Escape closes it and keeps focus', async () => {
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

test('a tooltip closes when focus leaves its button', async () => {
  await hydrate(twoButtons);
  await userEvent.tab();
  passTime(700);
  await userEvent.tab();
  await nextPaint();
  expect(bubble('Share')).toBeNull();
});

test('a click closes a tooltip, and the focus that follows does not open it again', async () => {
  await hydrate(twoButtons);
  await button('Share').hover();
  passTime(700);
  expect(bubble('Share')).toBeVisible();
  await button('Share').click();
  passTime(5000);
  await expect.element(button('Share')).toHaveFocus();
  expect(bubble('Share')).toBeNull();
});

test('a tooltip closes when an element around it scrolls, and stays open when another element scrolls', async () => {
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

test("a tooltip is hidden from screen readers, which already have the button's name", async () => {
  await hydrate(twoButtons);
  await point('Share', 'pointerover');
  passTime(700);
  expect(bubble('Share')).toHaveAttribute('aria-hidden', 'true');
});
