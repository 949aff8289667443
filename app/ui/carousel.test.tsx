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

/** Expects the row to be scrolled to the photo of a place. */
async function expectShown(place: string): Promise<void> {
  const row = page.getByRole('list', { name: 'Photos, scrolls sideways' }).element().getBoundingClientRect();
  await expect.poll(() => Math.round(photo(place).element().getBoundingClientRect().left - row.left)).toBe(0);
}

const { href } = location;
beforeEach(() => page.viewport(390, 800));
afterEach(() => history.replaceState(null, '', href));

test('before hydration, a carousel scrolls by keyboard and its thumbnails are links', async () => {
  showBuilt(carousel);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expectShown('Market');
  await thumbnail(3).click();
  await expectShown('Temple');
});

test("before hydration, a carousel's arrow buttons are hidden", () => {
  showBuilt(carousel);
  expect(page.getByRole('button').elements()).toEqual([]);
});

test("a carousel's arrow buttons scroll to the next and previous photo and update the counter and caption", async () => {
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

test("at a carousel's last photo, the 'Next photo' button is aria-disabled and keeps focus", async () => {
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

test('a carousel counts on from the photo shown after the phone is turned, also at a width with a fraction', async () => {
  const pictures = Array.from({ length: 10 }, (_, index) => ({ picture: sampleImage(`Place ${index + 1}`), caption: undefined }));
  await hydrate(
    <div id="frame" style={{ width: '364.4px' }}>
      <Carousel label="Photos" pictures={pictures} />
    </div>,
  );
  for (let press = 0; press < 8; press += 1) await next.click();
  await expectShown('Place 9');
  document.getElementById('frame')!.style.width = '200px';
  await expectShown('Place 9');
  await previous.click();
  await expectShown('Place 8');
});

test('scrolling a carousel updates the counter and the current thumbnail', async () => {
  await hydrate(carousel);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('2 of 3')).toBeVisible();
  await expect.element(thumbnail(2)).toHaveAttribute('aria-current', 'true');
  await expect.element(thumbnail(1)).not.toHaveAttribute('aria-current');
});

test('Enter on a carousel thumbnail shows its photo without changing the URL', async () => {
  await hydrate(carousel);
  (thumbnail(3).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectShown('Temple');
  await expect.element(page.getByText('3 of 3')).toBeVisible();
  expect(location.href).toBe(href);
});

test('the text alternative of each carousel photo appears only once, and the counter is a live region', async () => {
  await hydrate(carousel);
  for (const place of PLACES) expect(photo(place).elements()).toHaveLength(1);
  expect(page.getByText('1 of 3').element()).toHaveAttribute('aria-live', 'polite');
});
