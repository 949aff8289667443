/**
 * Searches the build for some features that the oldest supported browsers lack (vite.config.ts, build.target): Safari and iOS 15.4,
 * Chrome and Edge 109, and Firefox 115. The build transpiles most syntax, but adds no methods.
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
  ['array methods that return a copy', /\.(?:toSorted|toReversed|toSpliced|with)\(/],
  ['lookbehind, a syntax error in Safari', /\(\?<[=!]/],
  ['groupBy', /\bgroupBy\(/],
  ['Promise.withResolvers and Promise.try', /\bPromise\.(?:withResolvers|try)\b/],
  ['methods for well-formed strings', /\.(?:isWellFormed|toWellFormed)\(/],
  ['popovers', /\b(?:show|hide|toggle)Popover\b/],
  ['set methods', /\.(?:isSubsetOf|symmetricDifference)\(/],
  ['Array.fromAsync', /\bfromAsync\(/],
])('no script uses %s', (_, pattern) => {
  expect(files.some(([name]) => name.startsWith('entry.client-'))).toBe(true);
  expect(filesWith('.js', pattern)).toEqual([]);
});

test.each([
  // An escaped ampersand is part of a class name.
  ['nested rules', /(?<!\\)&/],
  ['ranges in media queries', /@media[^{]*[<>]/],
  ['parenthesized not in media queries', /@media[^{]*\(not/],
])('no style sheet uses %s', (_, pattern) => {
  expect(filesWith('.css', /@layer/)).toHaveLength(1);
  expect(filesWith('.css', pattern)).toEqual([]);
});
