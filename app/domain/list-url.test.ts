import { expect, test } from 'vitest';
import { type ListParams, listUrl } from './list-url.ts';

test.each<[ListParams, string]>([
  [{}, '/trips'],
  [{ page: 1 }, '/trips'],
  [{ page: 3 }, '/trips?page=3'],
  [{ view: 'all' }, '/trips?view=all'],
  [{ view: 'all', page: 3 }, '/trips?view=all'],
  [{ audience: 'ladies' }, '/trips?who=ladies'],
  [{ audience: 'mom-and-kids', page: 2 }, '/trips?who=mom-and-kids&page=2'],
  [{ audience: 'ladies', view: 'all' }, '/trips?who=ladies&view=all'],
  [{ ages: [4, 7] }, '/trips?ages=4,7'],
  [{ ages: [0], page: 2 }, '/trips?ages=0&page=2'],
  [{ audience: 'mom-and-kids', ages: [4, 7], view: 'all' }, '/trips?who=mom-and-kids&ages=4,7&view=all'],
])('parameters %j result in the URL %s', (part, address) => {
  expect(listUrl('/trips', part)).toBe(address);
});
