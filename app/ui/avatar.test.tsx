import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate, showBuilt } from '../../tests/support/component.tsx';
import { missingPicture, sampleImage } from '../../tests/support/sample-image.ts';
import { Avatar } from './avatar.tsx';

const picture = page.getByRole('img');

test("an avatar's prerendered HTML includes its picture", () => {
  showBuilt(<Avatar name="Meera" picture={sampleImage('Meera')} />);
  expect(page.getByRole('img', { name: 'Meera' }).query()).toBeVisible();
});

test('an avatar whose picture has loaded shows no letter', async () => {
  await hydrate(<Avatar name="Meera" picture={sampleImage('Meera')} />);
  await expect.poll(() => (picture.element() as HTMLImageElement).complete).toBe(true);
  expect(picture.query()).toBeVisible();
  expect(page.getByText('M').query()).toBeNull();
});

test.each([
  { name: 'Meera', letter: 'M', when: 'before' },
  { name: 'Meera', letter: 'M', when: 'after' },
  { name: 'Çiğdem', letter: 'Ç', when: 'after' },
  // These letters are outside the Basic Multilingual Plane. Half of a surrogate pair would appear as a box.
  { name: '𑀅𑀲𑁄𑀓', letter: '𑀅', when: 'after' },
])('$letter, hidden from screen readers, replaces a picture of $name that fails to load $when hydration', async (failed) => {
  const { name, letter, when } = failed;
  const place = showBuilt(<Avatar name={name} picture={missingPicture(name)} />);
  if (when === 'before') await expect.poll(() => (picture.element() as HTMLImageElement).complete).toBe(true);
  await hydrate(<Avatar name={name} picture={missingPicture(name)} />, place);
  await expect.element(page.getByText(letter)).toBeVisible();
  expect(page.getByText(letter).query()).toHaveAttribute('aria-hidden', 'true');
  expect(picture.query()).toBeNull();
});

test("an avatar's letter takes up as much space as its picture", async () => {
  const face = showBuilt(<Avatar name="Meera" picture={sampleImage('Meera')} />);
  const { width, height } = face.querySelector('img')!.getBoundingClientRect();
  face.remove();
  await hydrate(<Avatar name="Meera" picture={missingPicture('Meera')} />);
  await expect.element(page.getByText('M')).toBeVisible();
  expect(page.getByText('M').element().getBoundingClientRect()).toMatchObject({ width, height });
});
