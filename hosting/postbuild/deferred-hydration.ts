/**
 * The one step that rewrites built pages. As the framework writes them, a page fetches all its scripts at once, and they
 * compete with the first picture: measured, the picture comes 1.7 times later than without scripts. Here nothing of the
 * app is fetched until the page has loaded, is on the screen and idle, or until the first touch, key or pointer. Links, questions, menu
 * and galleries are the browser's own and work before that; a press that needs scripts is remembered and answered.
 */
import { readFileSync } from 'node:fs';

/** How long a remembered press waits for the scripts before the link under it is followed, in milliseconds. */
const WAIT = 5000;

const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const STARTER = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * A built page that hydrates late, or never at addresses that `only`, a regular expression, does not match. @throws Error when the page does not look as the framework wrote it when this was made:
 * then look at the new form of its starter and fix the two patterns above.
 */
export function withDeferredHydration(html: string, only?: string): string {
  const starter = STARTER.exec(html)?.[1];
  if (!starter)
    throw new Error(
      'hosting/postbuild/deferred-hydration.ts: the page has no module starter. Has the framework changed how it starts a page?',
    );
  const manifest = /^import "([^"]+)"/.exec(starter)?.[1];
  const files = new Map([...starter.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name = '', file = '']) => [name, file]));
  const names = /__reactRouterRouteModules = \{([^}]*)\}/.exec(starter)?.[1] ?? '';
  const routes = Object.fromEntries([...names.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = '', name = '']) => [id, files.get(name)]));
  const entry = /import\("([^"]+)"\)/.exec(starter)?.[1];
  if (!manifest || !entry || Object.values(routes).filter(Boolean).length !== files.size || Object.keys(routes).length !== files.size) {
    throw new Error(
      'hosting/postbuild/deferred-hydration.ts: the module starter is written in a new way. Read it in the built page and fix the patterns.',
    );
  }
  const script = inPageScript().replace('START', () => JSON.stringify({ manifest, routes, entry, wait: WAIT, only }));
  return html
    .replace(PRELOADS, '')
    .replace(STARTER, '<script type="module" async=""></script>')
    .replace('</head>', () => `<script>${script}</script></head>`);
}

/** The script's text without its comments and indentation. */
function inPageScript(): string {
  return readFileSync('hosting/postbuild/deferred-hydration.in-page.js', 'utf8')
    .replace(/\/\*[\s\S]*?\*\//, '')
    .replaceAll(/^\s*(\/\/.*)?\n?/gm, '')
    .trim();
}
