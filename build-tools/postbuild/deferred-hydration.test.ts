import { expect, test } from 'vitest';
import { inlineScripts } from '../hosting/security-headers.ts';
import { withDeferredHydration } from './deferred-hydration.ts';

const STREAM = 'window.__reactRouterContext.streamController';
const ENQUEUE = `<script>${STREAM}.enqueue("[{\\"_1\\":2},\\"title\\",\\"Sand \\u0026 \\\\u003c/script>\\"]\\n");</script>`;

const PAGE = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/app.css"/></head><body><p>Read me</p><script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script><!--$-->${ENQUEUE}<!--$--><script>${STREAM}.close();</script><!--/$--><!--/$--></body></html>`;

/** Returns what is inside a data block. */
const block = (html: string, id: string) => html.split(`<script type="application/json" id="${id}">`)[1]?.split('</script>')[0] ?? '';

test("a rewritten page doesn't load the app's scripts, but lists the files needed for hydration", () => {
  const late = withDeferredHydration(PAGE);
  expect(late).not.toContain('modulepreload');
  expect(late).toContain('<script type="module" async=""></script>');
  expect(JSON.parse(block(late, 'hydration-files'))).toEqual({
    manifest: '/assets/manifest.js',
    routes: { root: '/assets/root.js', 'routes/home': '/assets/home.js' },
    entry: '/assets/entry.js',
  });
  expect(late).toContain('<link rel="stylesheet" href="/assets/app.css"/>');
  expect(late).toContain('<p>Read me</p><script>window.__reactRouterContext = {};</script>');
});

test('a rewritten page keeps its data unchanged, in a script element that never runs', () => {
  const late = withDeferredHydration(PAGE);
  const data = block(late, 'hydration-data');
  expect(data.endsWith('\n')).toBe(true);
  expect(JSON.parse(data)).toEqual([{ _1: 2 }, 'title', 'Sand & </script>']);
  expect(late).not.toContain(STREAM);
});

test('data that the framework writes in several parts is merged into one block', () => {
  const late = withDeferredHydration(
    PAGE.replace(ENQUEUE, () => `<script>${STREAM}.enqueue("[1,");</script><script>${STREAM}.enqueue("2]");</script>`),
  );
  expect(block(late, 'hydration-data')).toBe('[1,2]');
  expect(late.split('hydration-data">')).toHaveLength(2);
});

test('inline scripts are the same on every page, whatever its files, data and hydration paths', () => {
  const other = PAGE.replaceAll('home', 'faqs').replace('Sand', 'Sea');
  expect(inlineScripts(withDeferredHydration(other, { only: '^/trips/' }))).toEqual(inlineScripts(withDeferredHydration(PAGE)));
});

test('a not-found page includes the pattern of the paths where it may hydrate', () => {
  expect(JSON.parse(block(withDeferredHydration(PAGE, { only: '^/trips/' }), 'hydration-files'))).toMatchObject({ only: '^/trips/' });
});

test.each([
  ['has no module starter script', PAGE.replace(' async=""', '')],
  ['lists a route that it does not import', PAGE.replace('import * as route1 from "/assets/home.js";\n', '')],
  ['has no entry', PAGE.replace('import("/assets/entry.js");', '')],
  ['has no data', PAGE.replace(ENQUEUE, '')],
  ['passes its data in a different way', PAGE.replace(ENQUEUE, () => ENQUEUE.replace('<script>', '<script nonce="">'))],
  ['does not mark the end of its data', PAGE.replace(`<script>${STREAM}.close();</script>`, '')],
  ['has data that is not JSON', PAGE.replace('[{', 'P1:[{')],
])('a page that %s fails the build', (_, page) => {
  expect(page).not.toBe(PAGE);
  expect(() => withDeferredHydration(page)).toThrow(/deferred-hydration\.ts/);
});
