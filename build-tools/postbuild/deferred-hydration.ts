/**
 * The one step that rewrites built pages. As the framework writes them, a page fetches all its scripts at once, and they
 * compete with the first picture: measured, the picture comes 1.7 times later than without scripts. Here nothing of the
 * app is fetched until the page has loaded, is on the screen and idle, or until the first touch, key or pointer. Links,
 * questions, menu and galleries are the browser's own and work before that; a press that needs scripts is remembered and
 * answered.
 *
 * What differs from page to page, its files and its data, goes into data blocks, which are never run. The inline scripts
 * that remain are the same on every page, so one security policy serves them all.
 */
import { readFileSync } from 'node:fs';
import { CLICKED_ADDRESS } from '../../app/navigation/clicked-address.ts';

const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const STARTER = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** What the framework hands to its entry, as text in text: it writes every < inside as \u003c. */
const DATA = /<script>window\.__reactRouterContext\.streamController\.enqueue\(("[^<]*")\);<\/script>/g;
const END_OF_DATA = '<script>window.__reactRouterContext.streamController.close();</script>';

/**
 * A built page that starts late, or never at addresses that `only`, a regular expression, does not match.
 * @throws Error when the page does not look as the framework wrote it when this was made: then look at the new form of
 * what is named and mend the patterns above.
 */
export function withDeferredHydration(html: string, only?: string): string {
  const files = { ...starterFiles(html), only };
  const data = pageData(html);
  let isFirst = true;
  return html
    .replace(PRELOADS, '')
    .replace(STARTER, '<script type="module" async=""></script>')
    .replace(DATA, () => {
      const block = isFirst ? dataBlock('hydration-data', data) : '';
      isFirst = false;
      return block;
    })
    .replace(END_OF_DATA, '')
    .replace('</head>', () => `${dataBlock('hydration-files', JSON.stringify(files))}<script>${inPageScript()}</script></head>`);
}

/** The files that the framework's starter imports: its manifest, the modules of the page's routes, its entry. */
function starterFiles(html: string): { manifest: string; routes: Record<string, string>; entry: string } {
  const starter = STARTER.exec(html)?.[1];
  if (!starter) throw problem('the page has no module starter. Has the framework changed how it starts a page?');
  const manifest = /^import "([^"]+)"/.exec(starter)?.[1];
  const files = new Map([...starter.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name = '', file = '']) => [name, file]));
  const names = /__reactRouterRouteModules = \{([^}]*)\}/.exec(starter)?.[1] ?? '';
  const routes = [...names.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = '', name = '']) => [id, files.get(name) ?? ''] as const);
  const entry = /import\("([^"]+)"\)/.exec(starter)?.[1];
  if (!manifest || !entry || routes.length !== files.size || routes.some(([, file]) => file === ''))
    throw problem('the module starter is written in a new way. Read it in the built page and mend the patterns.');
  return { manifest, routes: Object.fromEntries(routes), entry };
}

/** The data that the framework's entry reads, in its own format, which is JSON as long as no loader returns a promise. */
function pageData(html: string): string {
  const parts = [...html.matchAll(DATA)].map(([, part = '']) => part);
  if (parts.length === 0 || html.split(END_OF_DATA).length !== 2 || html.split('streamController.').length !== parts.length + 2)
    throw problem("the page's data is written in a new way. Read the scripts at its end and mend the patterns.");
  const data = parts.map((part) => JSON.parse(part) as string).join('');
  try {
    JSON.parse(data);
  } catch {
    throw problem("the page's data is not JSON. Does a loader return a promise? Await it: pages are built whole.");
  }
  return data;
}

/** A script element that is never run. A < could end it too early. */
function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** The script's text without its comments and indentation. */
function inPageScript(): string {
  return readFileSync('build-tools/postbuild/deferred-hydration.in-page.js', 'utf8')
    .replace(/\/\*[\s\S]*?\*\//, '')
    .replaceAll(/^\s*(\/\/.*)?\n?/gm, '')
    .replaceAll('CLICKED_ADDRESS', `'${CLICKED_ADDRESS}'`)
    .trim();
}

function problem(what: string): Error {
  return new Error(`build-tools/postbuild/deferred-hydration.ts: ${what}`);
}
