import { globSync, readFileSync } from 'node:fs';

/** The site's style sheets, and the files whose class names Tailwind makes into rules. */
export const SHEETS = globSync('app/styles/*.css');
const MARKUP = globSync('app/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));

/** Where words stand on a ground: the names of both tokens without '--color-'. Undefined: set elsewhere, or not by a token. */
export type ColourPair = { place: string; text: string | undefined; ground: string | undefined };

const GROUND_NAMES = ['background', 'background-color'];
const TOKEN = /^var\(--color-([\w-]+)\)$/;

/** The colours of the sheet by name, as #rrggbb. `more`: where the visitor asks for more contrast. */
export function colourTokens(more: boolean): ReadonlyMap<string, string> {
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

/** Every rule of the sheets that sets a text's colour or its ground. What a rule leaves out it has from the rule around it. */
export function pairsInSheets(): ColourPair[] {
  return SHEETS.flatMap((file) => {
    const sheet = readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/url\("[^"]*"\)/g, 'url()');
    return pairsIn(sheet, { place: file, text: undefined, ground: undefined });
  });
}

function pairsIn(block: string, around: ColourPair): ColourPair[] {
  const own = { ...around };
  const inner: [selector: string, block: string][] = [];
  let isColoured = false;
  for (let at = 0; at < block.length;) {
    const end = block.slice(at).search(/[;{]/);
    if (end < 0) break;
    const words = block.slice(at, at + end).trim();
    if (block[at + end] === '{') {
      const close = closingBrace(block, at + end);
      inner.push([words, block.slice(at + end + 1, close)]);
      at = close + 1;
      continue;
    }
    const [, name = '', value = ''] = /^([\w-]+):\s*([\s\S]*)$/.exec(words) ?? [];
    const [, token] = TOKEN.exec(value) ?? [];
    if (name === 'color') own.text = token;
    if (GROUND_NAMES.includes(name)) own.ground = token;
    isColoured ||= name === 'color' || GROUND_NAMES.includes(name);
    at += end + 1;
  }
  const siblings: [selector: string, pair: ColourPair][] = [];
  const nested = inner.flatMap(([selector, rules]) => {
    // '&[data-kind]:hover' builds on '&[data-kind]', where that came before.
    const base = siblings.findLast(([earlier]) => selector.startsWith(earlier))?.[1] ?? own;
    const place = `${around.place} ${selector}`;
    const pairs = pairsIn(rules, { ...base, place });
    const [pair] = pairs;
    if (pair?.place === place) siblings.push([selector, pair]);
    return pairs;
  });
  return isColoured ? [own, ...nested] : nested;
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && (depth -= 1) === 0) return at;
  }
  throw new Error(`A brace is never closed: ${text.slice(open, open + 80)}`);
}

/** Every list of class names that sets a text's colour or its ground, and each state in it, such as hover. */
export function pairsInMarkup(tokens: Iterable<string>): ColourPair[] {
  const known = [...tokens].toSorted((a, b) => b.length - a.length).join('|');
  const name = new RegExp(String.raw`(?<=^|\s)((?:[\w-]+(?:\[[^\]\s]*\])?:|\[[^\]\s]*\]:)*)(text|bg)-(${known})(?=\s|$)`, 'g');
  return MARKUP.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(['"`])([^'"`\n]*?(?:text|bg)-[^'"`\n]*)\1/g)].flatMap(([, , classes = '']) => {
      const states = Map.groupBy(classes.matchAll(name), ([, state = '']) => state);
      const colours = (state: string) => {
        const of = (kind: string) => states.get(state)?.find((match) => match[2] === kind)?.[3];
        return { text: of('text'), ground: of('bg') };
      };
      const base = colours('');
      return [...states.keys()].map((state) => {
        const own = colours(state);
        return { place: `${file} ${state}`.trim(), text: own.text ?? base.text, ground: own.ground ?? base.ground };
      });
    }),
  );
}
