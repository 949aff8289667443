import { expect, test } from 'vitest';
import { hydrate } from '../../tests/support/component.tsx';
import { Price } from '../ui/price.tsx';
import { Stats } from './home/stats.tsx';
import { Itinerary } from './trip-page/itinerary.tsx';
import { RightForUs } from './trip-page/right-for-us.tsx';
import type { DayData } from './trip-page/trip-view-model.ts';

const day = (title: string): DayData => ({
  when: undefined,
  title,
  description: title,
  activitiesTitle: undefined,
  activities: [`${title}: breakfast`, `${title}: breakfast`],
});

// React warns about two keys that are the same, and each warning fails a test.
test('after days with one title, the days of another trip replace them all', async () => {
  const render = await hydrate(<Itinerary days={['At the river', 'At the river', 'Home'].map(day)} note={undefined} />);
  render(<Itinerary days={['By train', 'At the river'].map(day)} note={undefined} />);
  await expect
    .poll(() => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent).filter((title) => !/Hour/.test(title)))
    .toEqual(['By train', 'At the river']);
});

test('prices, figures and reasons may repeat', async () => {
  await hydrate(
    <>
      <Price lines={[{ amount: '₹500', note: '5-8' }, { amount: '₹500' }]} basis="per person" amountClassName="" />
      <Stats stats={[{ words: 'trips' }, { words: 'trips' }]} />
      <RightForUs
        data={{ goodFor: ['Good for a baby.', 'Good for a baby.'], notFor: ['Not for a baby.', 'Not for a baby.'], first: [], more: [] }}
      />
    </>,
  );
  expect(document.querySelectorAll('li')).toHaveLength(6);
});
