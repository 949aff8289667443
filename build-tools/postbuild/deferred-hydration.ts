/**
 * Rewrites built pages so that they hydrate later. The framework's pages load all scripts at once. These compete with the
 * first picture, which then takes 1.7 times as long as without scripts. Rewritten pages load the app's scripts only when the page
 * is loaded, painted and idle, or at the first interaction. Links, disclosures, the menu and galleries work without JavaScript;
 * the last click on a form's link or on Subscribe is remembered and replayed.
 *
 * The list of files and the data differ between pages, so they go into data blocks, which never run. The remaining inline scripts are
 * the same on every page, so one security policy covers all pages.
 */
import { readFileSync } from 'node:fs';
import { CLICKED_ADDRESS } from '../../app/navigation/clicked-address.ts';

const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const STARTER = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** Matches the data for the framework's entry, as a string literal: the framework escapes every < as \u003c. */
const DATA = /<script>window\.__reactRouterContext\.streamController\.enqueue\(("[^<]*")\);<\/script>/g;
const END_OF_DATA = '<script>window.__reactRouterContext.streamController.close();</script>';

/**
 * Makes a built page hydrate later. With `only`, a regular expression, it hydrates only at matching paths. With `isAnyAddress` it
 * hydrates as itself at any path, even one that the router would take for another page's.
 * @throws Error if the framework's output has changed: then update the patterns above
 */
export function withDeferredHydration(
  html: string,
  { only, isAnyAddress = false }: { only?: string | undefined; isAnyAddress?: boolean } = {},
): string {
  const files = { ...starterFiles(html), only, ...(isAnyAddress && { isAnyAddress }) };
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

/** The files that the framework's module starter imports: manifest, route modules and entry. */
function starterFiles(html: string): { manifest: string; routes: Record<string, string>; entry: string } {
  const starter = STARTER.exec(html)?.[1];
  if (!starter) throw problem('the page has no module starter. Has the framework changed how it starts a page?');
  const manifest = /^import "([^"]+)"/.exec(starter)?.[1];
  const files = new Map([...starter.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name = '', file = '']) => [name, file]));
  const names = /__reactRouterRouteModules = \{([^}]*)\}/.exec(starter)?.[1] ?? '';
  const routes = [...names.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = '', name = '']) => [id, files.get(name) ?? ''] as const);
  const entry = /import\("([^"]+)"\)/.exec(starter)?.[1];
  if (!manifest || !entry || routes.length !== files.size || routes.some(([, file]) => file === ''))
    throw problem('the format of the module starter has changed. Read it in the built page and update the patterns.');
  return { manifest, routes: Object.fromEntries(routes), entry };
}

/** The data that the framework's entry reads. Its format is JSON unless a loader returns a promise. */
function pageData(html: string): string {
  const parts = [...html.matchAll(DATA)].map(([, part = '']) => part);
  if (parts.length === 0 || html.split(END_OF_DATA).length !== 2 || html.split('streamController.').length !== parts.length + 2)
    throw problem("the format of the page's data has changed. Read the scripts at its end and update the patterns.");
  const data = parts.map((part) => JSON.parse(part) as string).join('');
  try {
    JSON.parse(data);
  } catch {
    throw problem("the page's data is not JSON. Does a loader return a promise? Await it: pages are prerendered in one piece.");
  }
  return data;
}

/** A script element that never runs. Escapes <, which could end it early. */
function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** The in-page script, without comments or indentation, with CLICKED_ADDRESS replaced by its value. */
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
