import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastRatio, type Rgb } from '../support/contrast.ts';

/** The minimum contrast of WCAG 2.2, level AA, for text and for meaningful graphics. */
const TEXT_MINIMUM = 4.5;
const GRAPHICS_MINIMUM = 3;

const LIGHT = ['paper', 'surface', 'sand', 'accent-soft'];
const DARK = ['brand-deep', 'night', 'ladies-deep'];

/** The backgrounds on which each text colour may be used. axe checks only the combinations that a page shows. */
const TEXT_ON: Readonly<Record<string, readonly string[]>> = {
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

/** The backgrounds on which each colour may be used for a border or ring that conveys meaning. */
const GRAPHICS_ON: Readonly<Record<string, readonly string[]>> = {
  // The focus ring.
  ladies: LIGHT,
  'on-dark': DARK,
  // The borders of fields, of fields with an error, and of buttons.
  field: ['paper', 'surface'],
  error: ['paper', 'surface'],
  action: ['paper', 'surface'],
  'brand-deep': LIGHT,
};

const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

/** The colour tokens by name, as #rrggbb. `more` selects the tokens for prefers-contrast: more. */
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
  ['by default', false],
  ['with prefers-contrast: more', true],
])('%s', (_, more) => {
  const tokens = colourTokens(more);
  test.each([
    ['text has enough contrast on each of its backgrounds', TEXT_ON, TEXT_MINIMUM],
    ['borders and rings have enough contrast on each background', GRAPHICS_ON, GRAPHICS_MINIMUM],
  ] as const)('%s', (_title, pairs, minimum) => {
    const faint = Object.entries(pairs).flatMap(([text, grounds]) =>
      grounds
        .map((ground) => ({ ground, ratio: contrastRatio(rgb(tokens.get(text)!), rgb(tokens.get(ground)!)) }))
        .filter(({ ratio }) => ratio < minimum)
        .map(({ ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}, below ${minimum}`),
    );
    expect(faint).toEqual([]);
  });
});

/** Files that repeat our colours. Drawings (art/) have their own colours. */
const COPIES = ['app/seo/appearance.ts', 'public/favicon.svg', 'build-tools/images/social-image.ts', ...globSync('app/styles/*.css')];
/** The colour of the dates on all-ladies social images, a lighter tint of --raw-lotus. */
const EXTRA_COLOURS = ['#f0bdb8'];

test('repeated colours match a token in app.css or modes.css', () => {
  const ours = new Set([...colourTokens(false).values(), ...colourTokens(true).values(), ...EXTRA_COLOURS]);
  const copies = COPIES.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/--raw-[\w-]+: [^;]+;/g, '');
    return [...text.matchAll(/(?:#|%23)([\da-f]{6})\b/gi)].map(([, hex = '']) => ({ file, hex: `#${hex.toLowerCase()}` }));
  });
  expect(copies.length).toBeGreaterThan(8);
  expect(
    copies.filter(({ hex }) => !ours.has(hex)).map(({ file, hex }) => `${file} has ${hex}, which is not a --color- token in app.css`),
  ).toEqual([]);
});
