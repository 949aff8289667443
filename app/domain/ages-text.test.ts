import { expect, test } from 'vitest';
import { agesText } from './ages-text.ts';

test('formats ages as a range, or with a plus sign if there is no upper age', () => {
  expect([agesText({ from: 6, to: 13 }), agesText({ from: 5, to: 5 }), agesText({ from: 18 })]).toEqual(['6-13 years', '5 years', '18+']);
});
