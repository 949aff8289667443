import { expect, test } from 'vitest';
import { asksFor, toggleCallTime } from './call-time.ts';

test('one time is asked for at a time, below her own words, and a second press takes it back', () => {
  const first = toggleCallTime('', 'Morning');
  expect(first).toBe('Please call in the morning.');
  const second = toggleCallTime(`Hello.\n${first}`, 'After 9 pm');
  expect(second).toBe('Hello.\nPlease call after 9 pm.');
  expect(asksFor(second, 'After 9 pm')).toBe(true);
  expect(asksFor(second, 'Morning')).toBe(false);
  expect(toggleCallTime(second, 'After 9 pm')).toBe('Hello.');
});
