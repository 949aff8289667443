import { expect, test } from 'vitest';
import { type ListParams, listUrl } from './list-url.ts';

test.each<[ListParams, string]>([
  [{}, '/trips'],
  [{ page: 1 }, '/trips'],
  [{ page: 3 }, '/trips?page=3'],
  [{ shows: 'all' }, '/trips?view=all'],
  [{ shows: 'all', page: 3 }, '/trips?view=all'],
  [{ who: 'ladies' }, '/trips?who=ladies'],
  [{ who: 'mom-and-kids', page: 2 }, '/trips?who=mom-and-kids&page=2'],
  [{ who: 'ladies', shows: 'all' }, '/trips?who=ladies&view=all'],
])('%j stands at %s', (part, address) => {
  expect(listUrl('/trips', part)).toBe(address);
});
