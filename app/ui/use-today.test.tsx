import { expect, test, vi } from 'vitest';
import { hydrate, passTime, showBuilt, stopClock } from '../../tests/support/component.tsx';
import { BuildDay, localToday, useToday } from './use-today.ts';

function Today({ isFixed = false }) {
  return (
    <BuildDay value={{ day: '2027-01-02', isFixed }}>
      <Day />
    </BuildDay>
  );
}

function Day() {
  return <p>{useToday()}</p>;
}

stopClock();

test('useToday returns the build day before hydration', () => {
  expect(showBuilt(<Today />).textContent).toBe('2027-01-02');
});

test("useToday returns the visitor's own date after hydration", async () => {
  vi.setSystemTime(new Date(2027, 0, 5, 8));
  const place = showBuilt(<Today />);
  await hydrate(<Today />, place);
  expect(place.textContent).toBe('2027-01-05');
});

test("useToday ignores the visitor's clock if the build day is fixed", async () => {
  vi.setSystemTime(new Date(2027, 0, 5, 8));
  const place = showBuilt(<Today isFixed />);
  await hydrate(<Today isFixed />, place);
  expect(place.textContent).toBe('2027-01-02');
});

test('useToday updates within a minute after midnight', async () => {
  vi.setSystemTime(new Date(2027, 0, 31, 23, 59, 30));
  const place = showBuilt(<Today />);
  await hydrate(<Today />, place);
  expect(place.textContent).toBe('2027-01-31');
  passTime(60_000);
  expect(place.textContent).toBe('2027-02-01');
});

test('useToday removes its timer on unmount', async () => {
  const render = await hydrate(<Today />);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  render(<p>Gone</p>);
  await expect.poll(() => document.body.textContent).toBe('Gone');
  // React runs the cleanup a moment after unmounting.
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});

test.each([
  ['2027-03-04T00:00:00', '2027-03-04'],
  ['2027-12-31T23:59:59', '2027-12-31'],
])("at %s on the visitor's clock, localToday returns %s", (clock, day) => {
  expect(localToday(new Date(clock))).toBe(day);
});

test("localToday uses the visitor's time zone", () => {
  // The tests run in Indian time, UTC+5:30.
  expect(localToday(new Date('2027-03-04T20:00:00Z'))).toBe('2027-03-05');
});
