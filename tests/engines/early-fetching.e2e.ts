import { expect, test } from './test.ts';

/** The framework's list of the files behind each page, as it stands in the page. */
type Manifest = { routes: Record<string, { path?: string; module: string; imports?: string[] }> };

test('a click on a link that has been in view asks the server for nothing the page waits for', async ({ tab, site }) => {
  await tab.openHydrated('/');
  const files = await tab.evaluate(() => {
    const { routes } = (window as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest;
    const route = Object.values(routes).find(({ path }) => path === 'how-it-works');
    return route ? [route.module, ...(route.imports ?? [])] : [];
  });
  expect(files).not.toEqual([]);
  const needed = ['/how-it-works.data', ...files];
  const answered = () => site.requests.map(({ path }) => path);
  await expect(async () => {
    expect(answered()).toEqual(expect.arrayContaining(needed));
    expect(site.pending()).toBe(0);
  }).toPass();

  site.requests.length = 0;
  await tab.follow('main a[href="/how-it-works"]', '/how-it-works');
  // The page that was reached fetches for its own links as soon as it stands: those are the next click's.
  expect(answered().filter((path) => needed.includes(path))).toEqual([]);
});
