import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastRatio, type Rgb } from '../support/contrast.ts';
import { colourTokens, pairsInMarkup, pairsInSheets } from '../support/style-sheet.ts';

/** WCAG 2.2, level AA: words, and what is drawn to be understood. */
const WORDS = 4.5;
const DRAWN = 3;

const LIGHT = ['paper', 'surface', 'sand', 'accent-soft'];
const DARK = ['brand-deep', 'night', 'ladies-deep'];

/** Where words of a colour stand when the ground belongs to another element. A colour that is missing here is told. */
const STANDS_ON: Readonly<Record<string, readonly string[]>> = {
  ink: [...LIGHT, 'accent'],
  muted: LIGHT,
  brand: LIGHT,
  'brand-deep': LIGHT,
  ladies: LIGHT,
  action: ['paper', 'surface'],
  error: ['paper', 'surface'],
  field: ['paper', 'surface'],
  'on-accent': ['accent'],
  'on-dark': [...DARK, 'brand'],
  'on-dark-muted': DARK,
  'on-dark-faint': ['brand-deep'],
  'accent-on-dark': ['brand-deep'],
  accent: ['brand-deep'],
  'ladies-soft': ['brand-deep'],
};

/** Borders and rings that tell something by themselves. */
const DRAWN_ON: Readonly<Record<string, readonly string[]>> = {
  // The ring round what has the focus.
  ladies: LIGHT,
  'on-dark': DARK,
  // The box of a field, and of one with a mistake; the border of a button.
  field: ['paper', 'surface'],
  error: ['paper', 'surface'],
  action: ['paper', 'surface'],
  'brand-deep': LIGHT,
};

const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

describe.each([
  ['as a rule', false],
  ['where the visitor asks for more contrast', true],
])('%s', (_, more) => {
  const tokens = colourTokens(more);
  const ratio = (text: string, ground: string) => contrastRatio(rgb(tokens.get(text)!), rgb(tokens.get(ground)!));
  const tooFaint = (pairs: readonly { place: string; text: string; ground: string }[], least: number) =>
    pairs
      .filter(({ text, ground }) => ratio(text, ground) < least)
      .map(({ place, text, ground }) => `${text} on ${ground} has ${ratio(text, ground).toFixed(2)} of ${least} (${place})`);
  const found = [...pairsInSheets(), ...pairsInMarkup(tokens.keys())];

  test('words stand out from the ground that is set together with them', () => {
    const pairs = found.flatMap(({ place, text, ground }) => (text && ground ? [{ place, text, ground }] : []));
    expect(pairs.length).toBeGreaterThan(15);
    expect(tooFaint(pairs, WORDS)).toEqual([]);
  });

  test('words stand out from every ground that they inherit', () => {
    const inheriting = found.flatMap(({ place, text, ground }) => (text && !ground ? [{ place, text }] : []));
    expect(
      inheriting
        .filter(({ text }) => !(text in STANDS_ON))
        .map(({ place, text }) => `${place}: say in STANDS_ON of tests/repo/contrast.test.ts on which grounds '${text}' stands`),
    ).toEqual([]);
    const pairs = inheriting.flatMap(({ place, text }) => STANDS_ON[text]!.map((ground) => ({ place, text, ground })));
    expect(tooFaint(pairs, WORDS)).toEqual([]);
  });

  test('borders and rings can be told from their ground', () => {
    const pairs = Object.entries(DRAWN_ON).flatMap(([text, grounds]) => grounds.map((ground) => ({ place: 'DRAWN_ON', text, ground })));
    expect(tooFaint(pairs, DRAWN)).toEqual([]);
  });
});

/** What shows our colours and cannot read the sheet. Drawings (art/) have pigments of their own, as a painter does. */
const COPIES = ['app/seo/appearance.ts', 'public/favicon.svg', 'scripts/pictures/social-picture.ts', ...globSync('app/styles/*.css')];
/** The shared picture's line on all-ladies trips: between lotus and cream, on indigo. */
const OWN = ['#f0bdb8'];

test('colours that are written a second time are still those of the sheet', () => {
  const ours = new Set([...colourTokens(false).values(), ...colourTokens(true).values(), ...OWN]);
  const copies = COPIES.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/--raw-[\w-]+: [^;]+;/g, '');
    return [...text.matchAll(/(?:#|%23)([\da-f]{6})\b/gi)].map(([, hex = '']) => ({ file, hex: `#${hex.toLowerCase()}` }));
  });
  expect(copies.length).toBeGreaterThan(8);
  expect(copies.filter(({ hex }) => !ours.has(hex)).map(({ file, hex }) => `${file} has ${hex}, which no --color- of app.css is`)).toEqual(
    [],
  );
});
