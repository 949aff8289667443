/** Size budgets, which don't depend on the machine. `npm run bench` measures speed, which does. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { brotliBytes, firstLoad } from '../../scripts/support/first-load.ts';
import { PAGES } from '../../scripts/support/pages.ts';
import { type BuiltPage, readPage } from '../support/built-page.ts';

const SITE = 'build/client';
const KILOBYTE = 1000;
const NOT_FOUND = ['/404', '/trips/404'];

let pages: BuiltPage[];
let assets: string[];
beforeAll(() => {
  pages = [...PAGES, ...NOT_FOUND].map((address) => readPage(SITE, address));
  assets = readdirSync(join(SITE, 'assets')).map((name) => join(SITE, 'assets', name));
});

const fileOf = (address: string) => join(SITE, address === '/' ? 'index.html' : `${address}.html`);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const ending = (end: string) => assets.filter((file) => file.endsWith(end));
/** The size of the fonts, without those for accented letters, which load only when needed. */
const fonts = () => sum(ending('.woff2').map((file) => (file.includes('-accents-') ? 0 : statSync(file).size)));
/** The pages that exceed a budget, in bytes or files. */
const over = (budget: number, weigh: (page: BuiltPage) => number) =>
  pages.map((page) => [page.address, weigh(page)] as const).filter(([, bytes]) => bytes > budget);

/** The size of a page's first picture, in bytes: the 1280 px AVIF, or else the widest AVIF. 0 if there is none. */
function firstPicture({ html }: BuiltPage): number {
  const pictures = html.split('<picture').slice(1);
  const first = pictures.find((picture) => picture.slice(0, picture.indexOf('</picture>')).includes('fetchPriority="high"'));
  const sources = [...(first ?? '').matchAll(/<source [^>]*type="image\/avif" srcSet="([^"]+)"/g)].map(([, files = '']) => files);
  const file = sources[0]?.match(/\/pictures\/[\w-]+-1280\.avif/)?.[0] ?? sources[0]?.match(/\/pictures\/[\w-]+\.avif/g)?.at(-1);
  return file ? statSync(join(SITE, file)).size : 0;
}

describe('pages', () => {
  test('every page needs at most 115 kB of script (brotli, imports included) to hydrate', () => {
    const script = ({ scripts }: BuiltPage) => sum(firstLoad(SITE, scripts).map((file) => brotliBytes(join(SITE, file))));
    expect(Math.min(...pages.map(script))).toBeGreaterThan(90 * KILOBYTE);
    expect(over(115 * KILOBYTE, script)).toEqual([]);
  });

  test('every page needs at most 8 script files to hydrate', () => {
    expect(over(8, ({ scripts }) => firstLoad(SITE, scripts).length)).toEqual([]);
  });

  test('every page is at most 20 kB (brotli), and so is its data for client-side navigation', () => {
    expect(over(20 * KILOBYTE, ({ address }) => brotliBytes(fileOf(address)))).toEqual([]);
    const data = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.data'));
    expect(data.length).toBeGreaterThan(PAGES.length - 1);
    expect(data.filter((name) => brotliBytes(join(SITE, name)) > 20 * KILOBYTE)).toEqual([]);
  });

  test('every page needs at most 250 kB for its first view: document, styles, fonts and first picture', () => {
    const shared = sum(ending('.css').map(brotliBytes)) + fonts();
    const firstView = (page: BuiltPage) => brotliBytes(fileOf(page.address)) + shared + firstPicture(page);
    const opensWithPicture = ({ address }: BuiltPage) =>
      address === '/' || PAGES.some((page) => page === address && page.startsWith('/trips/'));
    expect(pages.filter((page) => opensWithPicture(page) && firstPicture(page) === 0).map(({ address }) => address)).toEqual([]);
    expect(over(250 * KILOBYTE, firstView)).toEqual([]);
  });

  test('no page loads scripts, a second style sheet or other pictures that compete with its first picture', () => {
    const rivals = ({ html }: BuiltPage) => [
      ...(
        html.match(/<link rel="modulepreload"[^>]*>|<script [^>]*src=[^>]*>|<(?:img|iframe) (?![^>]*loading="lazy")[^>]*>/g) ?? []
      ).filter((tag) => !tag.includes('fetchPriority="high"')),
      ...(html.match(/<link rel="stylesheet"[^>]*>/g) ?? []).slice(1),
      ...(html.match(/<img [^>]*fetchPriority="high"[^>]*>/g) ?? []).slice(1),
    ];
    expect(pages.flatMap((page) => rivals(page).map((tag) => `${page.address} ${tag}`))).toEqual([]);
  });
});

test('the style sheet is under 14 kB (brotli), and the fonts without accented letters are under 50 kB', () => {
  expect(ending('.css')).toHaveLength(1);
  expect(sum(ending('.css').map(brotliBytes))).toBeLessThan(14 * KILOBYTE);
  expect(ending('.woff2')).toHaveLength(4);
  expect(fonts()).toBeLessThan(50 * KILOBYTE);
});
