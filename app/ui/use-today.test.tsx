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

test('as built, today is the day of the build', () => {
  expect(showBuilt(<Today />).textContent).toBe('2027-01-02');
});

test("shows the visitor's own day after hydration", async () => {
  vi.setSystemTime(new Date(2027, 0, 5, 8));
  const place = showBuilt(<Today />);
  await hydrate(<Today />, place);
  expect(place.textContent).toBe('2027-01-05');
});

test('a fixed day stays, whatever the clock of the visitor says', async () => {
  vi.setSystemTime(new Date(2027, 0, 5, 8));
  const place = showBuilt(<Today isFixed />);
  await hydrate(<Today isFixed />, place);
  expect(place.textContent).toBe('2027-01-02');
});

test('a tab that is left open past midnight follows within a minute', async () => {
  vi.setSystemTime(new Date(2027, 0, 31, 23, 59, 30));
  const place = showBuilt(<Today />);
  await hydrate(<Today />, place);
  expect(place.textContent).toBe('2027-01-31');
  passTime(60_000);
  expect(place.textContent).toBe('2027-02-01');
});

test('a page that no longer asks has no timer left', async () => {
  const render = await hydrate(<Today />);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  render(<p>Gone</p>);
  await expect.poll(() => document.body.textContent).toBe('Gone');
  // React tidies up after what it has taken away a moment later.
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});

test.each([
  ['2027-03-04T00:00:00', '2027-03-04'],
  ['2027-12-31T23:59:59', '2027-12-31'],
])("at %s on the visitor's clock the day is %s", (clock, day) => {
  expect(localToday(new Date(clock))).toBe(day);
});

test("the day is that of the visitor's own time zone", () => {
  // The tests' clock is in Chennai, five and a half hours ahead.
  expect(localToday(new Date('2027-03-04T20:00:00Z'))).toBe('2027-03-05');
});
