/**
 * The oldest browsers that are fully served are Safari and iOS 15.4, Chrome 109 and Firefox 115 (vite.config.ts, build.target).
 * The build writes syntax down to them, and leaves methods and media queries as they are: those are looked for here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const ASSETS = 'build/client/assets';
let files: readonly (readonly [name: string, text: string])[];
beforeAll(() => {
  files = readdirSync(ASSETS)
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => [name, readFileSync(join(ASSETS, name), 'utf8')] as const);
});

const filesWith = (ending: string, pattern: RegExp) =>
  files.filter(([name, text]) => name.endsWith(ending) && pattern.test(text)).map(([name]) => name);

test.each([
  ['methods of arrays that leave the array as it is', /\.(?:toSorted|toReversed|toSpliced|with)\(/],
  ['lookbehind, which keeps Safari from reading the file at all', /\(\?<[=!]/],
  ['groupBy', /\bgroupBy\(/],
  ['Promise.withResolvers and Promise.try', /\bPromise\.(?:withResolvers|try)\b/],
  ['the repair of half characters', /\.(?:isWellFormed|toWellFormed)\(/],
  ['popovers', /\b(?:show|hide|toggle)Popover\b/],
  ['set methods', /\.(?:isSubsetOf|symmetricDifference)\(/],
  ['Array.fromAsync', /\bfromAsync\(/],
])('no script leans on %s', (_, pattern) => {
  expect(files.some(([name]) => name.startsWith('entry.client-'))).toBe(true);
  expect(filesWith('.js', pattern)).toEqual([]);
});

test.each([
  // Escaped, an ampersand is a letter of a class name.
  ['nested rules', /(?<!\\)&/],
  ['ranges in media queries', /@media[^{]*[<>]/],
  ['brackets round a not in media queries', /@media[^{]*\(not/],
])('no style leans on %s', (_, pattern) => {
  expect(filesWith('.css', /@layer/)).toHaveLength(1);
  expect(filesWith('.css', pattern)).toEqual([]);
});
