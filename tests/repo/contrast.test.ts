import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastRatio, type Rgb } from '../support/contrast.ts';

/** WCAG 2.2, level AA: words, and what is drawn to be understood. */
const WORDS = 4.5;
const DRAWN = 3;

const LIGHT = ['paper', 'surface', 'sand', 'accent-soft'];
const DARK = ['brand-deep', 'night', 'ladies-deep'];

/** The grounds that words of a colour are on. axe looks at what each page shows; this looks at what it may show. */
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

/** The colours of the sheet by name, as #rrggbb. `more`: where the visitor asks for more contrast. */
function colourTokens(more: boolean): ReadonlyMap<string, string> {
  const sheet = readFileSync('app/styles/app.css', 'utf8');
  const [, changed = ''] = /\(prefers-contrast: more\) \{\s*:root \{([^}]*)\}/.exec(readFileSync('app/styles/modes.css', 'utf8')) ?? [];
  const values = new Map(
    [...`${sheet}${more ? changed : ''}`.matchAll(/--((?:raw|color)-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const hexOf = (value: string): string => {
    const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return name === undefined ? value : hexOf(values.get(name) ?? '');
  };
  return new Map(
    [...values.keys()].flatMap((name) => {
      const hex = hexOf(values.get(name)!);
      return name.startsWith('color-') && /^#[\da-f]{6}$/.test(hex) ? [[name.slice('color-'.length), hex] as const] : [];
    }),
  );
}

describe.each([
  ['as a rule', false],
  ['where the visitor asks for more contrast', true],
])('%s', (_, more) => {
  const tokens = colourTokens(more);
  test.each([
    ['words stand out from every ground that they are on', STANDS_ON, WORDS],
    ['borders and rings can be seen on their ground', DRAWN_ON, DRAWN],
  ] as const)('%s', (_title, pairs, least) => {
    const faint = Object.entries(pairs).flatMap(([text, grounds]) =>
      grounds
        .map((ground) => ({ ground, ratio: contrastRatio(rgb(tokens.get(text)!), rgb(tokens.get(ground)!)) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ ground, ratio }) => `${text} on ${ground} has ${ratio.toFixed(2)} of ${least}`),
    );
    expect(faint).toEqual([]);
  });
});

/** What shows our colours and cannot read the sheet. Drawings (art/) have pigments of their own, as a painter does. */
const COPIES = ['app/seo/appearance.ts', 'public/favicon.svg', 'build-tools/images/social-image.ts', ...globSync('app/styles/*.css')];
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
