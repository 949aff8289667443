import { expect, test } from 'vitest';
import { withDeferredHydration } from './deferred-hydration.ts';

const PAGE = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/app.css"/></head><body><p>Read me</p><script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script></body></html>`;

test('a page fetches nothing of the app by itself, and knows what to fetch when the time has come', () => {
  const late = withDeferredHydration(PAGE);
  expect(late).not.toContain('modulepreload');
  expect(late).toContain('<script type="module" async=""></script>');
  expect(late).toContain(
    '({"manifest":"/assets/manifest.js","routes":{"root":"/assets/root.js","routes/home":"/assets/home.js"},"entry":"/assets/entry.js","wait":5000});</script></head>',
  );
  expect(late).toContain('<link rel="stylesheet" href="/assets/app.css"/>');
  expect(late).toContain('<p>Read me</p><script>window.__reactRouterContext = {};</script>');
});

test('a page for what is missing knows where it may come alive', () => {
  expect(withDeferredHydration(PAGE, '^/trips/')).toContain('"wait":5000,"only":"^/trips/"}');
});

test.each([
  ['has no starter', PAGE.replace(' async=""', '')],
  ['names a route that it does not import', PAGE.replace('import * as route1 from "/assets/home.js";\n', '')],
  ['has no entry', PAGE.replace('import("/assets/entry.js");', '')],
])('a page that %s stops the build instead of never coming alive', (_, page) => {
  expect(() => withDeferredHydration(page)).toThrow(/deferred-hydration\.ts/);
});
