import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { hydrate } from '../../../tests/support/component.tsx';
import { TripList } from './trip-list.tsx';

const named = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => ({ slug: `Trip ${from + index}` }));

const FIRST = named(1, 15);
const card = ({ slug }: { slug: string }) => <article>{slug}</article>;

test("'Try again' loads the cards that failed to load, removes the alert and focuses the heading", async () => {
  const load = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
  load.mockResolvedValueOnce(Response.json(named(16, 18)));
  await hydrate(
    <MemoryRouter initialEntries={['/all-past-trips?page=2']}>
      <TripList cards={FIRST} total={18} moreUrl="/more.json" renderItem={card} path="/all-past-trips" />
    </MemoryRouter>,
  );
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain('could not be loaded');

  document.querySelector<HTMLButtonElement>('[role=alert] button')?.click();
  await expect
    .poll(() => [...document.querySelectorAll('article')].map(({ textContent }) => ({ slug: textContent })))
    .toEqual(named(16, 18));
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(document.activeElement?.textContent).toBe('18 trips, 16 to 18');
  expect(load).toHaveBeenCalledTimes(2);
});
