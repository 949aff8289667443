import { expect, test } from 'vitest';
import { homeBadge, listBadge } from './badge.ts';

test('a trip with several flags shows only one badge, and the home page never shows Limited', () => {
  expect(listBadge({ isPopular: true, isNew: true, isLimited: true })).toBe('Popular');
  expect(listBadge({ isNew: true, isLimited: true })).toBe('New');
  expect(listBadge({ isLimited: true })).toBe('Limited');
  expect(listBadge({})).toBeUndefined();
  expect(homeBadge({ isLimited: true })).toBeUndefined();
  expect(homeBadge({ isNew: true, isLimited: true })).toBe('New');
});
