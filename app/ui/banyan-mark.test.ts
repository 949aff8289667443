import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BANYAN_MARK } from './banyan-mark.ts';

// Browsers fetch the favicon as a file, so it cannot import its paths from the module.
test("the favicon includes every path of the logo's tree", () => {
  const favicon = readFileSync('public/favicon.svg', 'utf8');
  expect(BANYAN_MARK.tree.filter((path) => !favicon.includes(`"${path}"`))).toEqual([]);
});
