import { expect, test } from 'vitest';
import { n, Pen, polygon, points, smooth } from './curves.ts';

test.each([
  [0, '0'],
  [-0.04, '0'],
  [0.26, '.3'],
  [-0.5, '-.5'],
  [12, '12'],
  [-1234.56, '-1234.6'],
])('%d is written as %s', (value, text) => {
  expect(n(value)).toBe(text);
});

test.each([
  ['numbers that separate themselves', new Pen(1, 2).line(1.5, 2.5).line(0, 3), 'M1 2l.5.5-1.5.5'],
  ['whole numbers', new Pen(0, 0).line(95, 12).line(107, 13), 'M0 0l95 12 12 1'],
  ['a change of command', new Pen(0, 0).line(10, 0).quadratic(15, 5, 20, 0).cubic(20, 1, 21, 2, 22.5, 3), 'M0 0l10 0q5 5 10 0c0 1 1 2 2.5 3'],
])('relative path data: %s', (_, pen, data) => {
  expect(pen.open()).toBe(data);
  expect(pen.closed()).toBe(`${data}Z`);
});

test('rounding errors do not add up along a path', () => {
  const line = Array.from({ length: 300 }, (_, i) => [i * 0.34, i * -0.26] as const);
  const distances = polygon(line, false).slice('M0 0l'.length).match(/-?\d*\.?\d+/g)!;
  const across = distances.filter((_, i) => i % 2 === 0).reduce((sum, distance) => sum + Number(distance), 0);
  expect(across).toBeCloseTo(299 * 0.34, 0);
});

test('sides between two corners are straight lines', () => {
  expect(smooth(points([[0, 0, 'corner'], [10, 0, 'corner'], [10, 10]]))).toMatch(/^M0 0l10 0c/);
});
