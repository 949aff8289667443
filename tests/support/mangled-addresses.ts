import fc from 'fast-check';

const SEED = 36;

/** What a chat, a keyboard or a person adds to an address, or does to it. */
const MANGLERS: readonly ((path: string, at: number) => string)[] = [
  (path) => path.toUpperCase(),
  (path, at) => path.slice(0, at) + path.slice(at).replace(/[a-z]/, (letter) => letter.toUpperCase()),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  ...[
    '.',
    ',',
    ')',
    '%20',
    '%',
    '%zz',
    '%00',
    '%0d%0a',
    '%2f',
    '%5c',
    '*',
    "'",
    '&',
    ';',
    '…',
    '%E2%80%8B',
    '/ஊட்டி',
    '/🛖',
    '.html',
    '.php',
  ].map((end) => (path: string) => path + end),
  (path, at) => `${path.slice(0, at)}%01${path.slice(at)}`,
  (path, at) => `${path.slice(0, at)}%${path.charCodeAt(at).toString(16)}${path.slice(at + 1)}`,
  (path) => `/%2e%2e${path}`,
  (path) => `${path}/..%2f..%2fetc/passwd`,
  (path) => path + 'a'.repeat(8000),
  (path) => `${path}/${'a/'.repeat(4000)}`,
];

/** Mangled forms of a site's addresses, always the same ones. */
export function mangledAddresses(paths: readonly string[], count: number): readonly string[] {
  const mangled = fc
    .record({
      path: fc.constantFrom(...paths.filter((path) => path !== '/')),
      at: fc.integer({ min: 1, max: 9 }),
      mangle: fc.constantFrom(...MANGLERS),
    })
    .map(({ path, at, mangle }) => mangle(path, at));
  return fc.sample(fc.uniqueArray(mangled, { minLength: count, maxLength: count }), { seed: SEED, numRuns: 1 })[0]!;
}
