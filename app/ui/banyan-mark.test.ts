import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BANYAN_MARK } from './banyan-mark.ts';

// The favicon is a file that browsers fetch by name, so it cannot take its paths from the module.
test('the favicon has the same paths as the logo', () => {
  const favicon = readFileSync('public/favicon.svg', 'utf8');
  expect(BANYAN_MARK.tree.filter((path) => !favicon.includes(`"${path}"`))).toEqual([]);
});
