import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nextPaint, hydrate, showBuilt } from '../../tests/support/component.tsx';
import { sampleImage } from '../../tests/support/sample-image.ts';
import { Carousel } from './carousel.tsx';

const PLACES = ['Harbour', 'Market', 'Temple'];
const carousel = (
  <Carousel label="Photos" pictures={PLACES.map((place) => ({ picture: sampleImage(place), caption: `The ${place.toLowerCase()}` }))} />
);
const next = page.getByRole('button', { name: 'Next photo' });
const previous = page.getByRole('button', { name: 'Previous photo' });
const thumbnail = (number: number) => page.getByRole('link', { name: `Photo ${number}` });
const photo = (place: string) => page.getByRole('img', { name: place });

/** Expects the photo in the middle of the row, and no part of the others. */
async function expectShown(place: string): Promise<void> {
  const row = page.getByRole('list', { name: 'Photos, scrolls sideways' }).element().getBoundingClientRect();
  await expect.poll(() => Math.round(photo(place).element().getBoundingClientRect().left - row.left)).toBe(0);
}

const { href } = location;
beforeEach(() => page.viewport(390, 800));
afterEach(() => history.replaceState(null, '', href));

test('as built, every photo can be reached: in a row that scrolls by keyboard, and by links', async () => {
  showBuilt(carousel);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expectShown('Market');
  await thumbnail(3).click();
  await expectShown('Temple');
});

test('as built, no button is shown that would do nothing', () => {
  showBuilt(carousel);
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('the arrows go from photo to photo, with the count and the line under it', async () => {
  await hydrate(carousel);
  await expect.element(page.getByText('1 of 3')).toBeVisible();
  await next.click();
  await expectShown('Market');
  await expect.element(page.getByText('2 of 3')).toBeVisible();
  await expect.element(page.getByText('The market')).toBeVisible();
  await previous.click();
  await expectShown('Harbour');
  await expect.element(page.getByText('1 of 3')).toBeVisible();
});

test('by keyboard an arrow keeps the focus at the last photo, where it says that it is off and does nothing', async () => {
  await hydrate(carousel);
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expectShown('Market');
  await expect.element(page.getByText('2 of 3')).toBeVisible();
  await expect.element(next).toHaveAttribute('aria-disabled', 'false');
  await userEvent.keyboard('{Enter}');
  await expectShown('Temple');
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await nextPaint();
  await expectShown('Temple');
  await expect.element(next).toHaveFocus();
  await expect.element(next).toBeVisible();
});

test('what the visitor scrolls to is counted, and marked among the thumbnails', async () => {
  await hydrate(carousel);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('2 of 3')).toBeVisible();
  await expect.element(thumbnail(2)).toHaveAttribute('aria-current', 'true');
  await expect.element(thumbnail(1)).not.toHaveAttribute('aria-current');
});

test('a thumbnail shows its photo by Enter, and leaves the address as it is: Back leads to the page before', async () => {
  await hydrate(carousel);
  (thumbnail(3).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectShown('Temple');
  await expect.element(page.getByText('3 of 3')).toBeVisible();
  expect(location.href).toBe(href);
});

test('screen readers hear each photo once, and the count when it changes', async () => {
  await hydrate(carousel);
  for (const place of PLACES) expect(photo(place).elements()).toHaveLength(1);
  expect(page.getByText('1 of 3').element()).toHaveAttribute('aria-live', 'polite');
});
