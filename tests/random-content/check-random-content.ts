/**
 * Builds the site from a random catalogue that the loader accepts, and checks that no page or feed shows what no editor means:
 *   npm test -- random-content [--seed 37] [--rounds 3]
 * A fault is printed with its seed. Either the loader should have refused the content, or the page should have shown it correctly.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { buildContent } from '../support/build-content.ts';
import { readPage } from '../support/built-page.ts';
import { visibleText } from '../support/visible-text.ts';
import { randomContent } from './random-content.ts';

const BUILD = 'build/random-content';
const SITE = `${BUILD}/client`;
const PICTURES = '.cache/random-content-pictures';
const DAY = '2026-01-10';

const { values } = parseArgs({ options: { seed: { type: 'string', default: '37' }, rounds: { type: 'string', default: '3' } } });

/** What a text must not contain, and what it would be. */
const WRONG: readonly [found: RegExp, what: string][] = [
  [/\bundefined\b|\bNaN\b|\[object |\bInvalid Date\b/, 'a value that is missing'],
  [/[{}]/, 'a brace'],
  [/\*\*|\]\(|^#{1,6} |(?<!\w)([*_])\w+\1(?!\w)/m, 'Markdown'],
  [/&(?:amp|lt|gt|quot|nbsp|#\w+);/, 'HTML'],
  [/\uFFFD|(?![\n\r\t])\p{Cc}/u, 'a character that cannot be read'],
];

function faultsOfText(text: string): string[] {
  return WRONG.flatMap(([found, what]) => {
    const match = found.exec(text);
    return match ? [`shows ${what}: …${text.slice(Math.max(0, match.index - 30), match.index + 40)}…`] : [];
  });
}

function faultsOfPage(name: string): string[] {
  const { html, title, ids, h1s } = readPage(SITE, `/${name.replace(/(?:^index)?\.html$/, '')}`);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  return [
    ...(twice === undefined ? [] : [`has the id '${twice}' twice`]),
    ...(h1s === 1 ? [] : ['does not have one main heading']),
    ...faultsOfText(`${title} ${visibleText(html)}`),
    ...data.flatMap(([, json = '']) => faultsOf('JSON-LD', () => JSON.parse(json))),
  ];
}

/** Reports a file that its reader refuses. */
function faultsOf(kind: string, read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [`is not valid ${kind}: ${(error as Error).message.slice(0, 120)}`];
  }
}

function faultsOfFile(name: string, text: string): string[] {
  // A redirect has no page of its own.
  if (name.endsWith('.html')) return text.includes('http-equiv="refresh"') ? [] : faultsOfPage(name);
  if (name.endsWith('.json')) return faultsOf('JSON', () => JSON.parse(text));
  if (name.endsWith('.ics')) return faultsOf('iCalendar', () => ICAL.parse(text));
  if (name === 'trips.xml') return faultsOf('Atom', () => parseFeed(text));
  // Markdown has its own signs.
  return name.endsWith('.md') ? faultsOfText(text).filter((fault) => !/Markdown|HTML|brace/.test(fault)) : [];
}

let count = 0;
const first = Number(values.seed);
for (let seed = first; seed < first + Number(values.rounds); seed += 1) {
  const { folder, kept, refused } = randomContent(seed);
  buildContent({ content: folder, folder: BUILD, pictures: PICTURES, day: DAY });
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:html|md|json|xml|ics)$/.test(name));
  const faults = files.flatMap((name) => faultsOfFile(name, readFileSync(join(SITE, name), 'utf8')).map((fault) => `/${name} ${fault}`));
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  console.log(`seed ${seed}: ${kept} random values (${refused} refused), ${files.length} files, ${faults.length} faults (${folder})`);
  count += faults.length;
}
if (count > 0) process.exitCode = 1;
