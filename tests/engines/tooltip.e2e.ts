import { expect, test } from './test.ts';

const NEXT = 'button[aria-label="Next photo"]';

test('a tooltip opens under a mouse at rest and closes when the page scrolls away under it', async ({ tab }) => {
  await tab.resize(1280, 800);
  await tab.openHydrated('/trips/past/pondicherry-heritage');
  await tab.point(NEXT);
  await tab.waitUntil(() => document.querySelector('.tooltip')?.textContent === 'Next photo');
  await tab.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
  await tab.waitUntil(() => document.querySelector('.tooltip') === null);

  await tab.movePointer(5, 5);
  await tab.point(NEXT);
  await tab.waitUntil(() => document.querySelector('.tooltip') !== null);
  await tab.press('Escape');
  await tab.movePointer(5, 5);
  await tab.waitUntil(() => document.querySelector('.tooltip') === null);
  expect(await tab.evaluate(() => location.pathname)).toBe('/trips/past/pondicherry-heritage');
});
