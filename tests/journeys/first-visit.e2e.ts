import type { Request } from '@playwright/test';
import { watchRequests } from '../support/requests-under-way.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

test('a first visit to the home page on a phone makes at most 22 requests and loads less than 310 kB', async ({ page }) => {
  // Emulate a fast network, because the network's speed decides how far ahead lazy-loaded images are fetched.
  const network = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: -1 };
  await (await page.context().newCDPSession(page)).send('Network.emulateNetworkConditions', network);
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  const underWay = watchRequests(page);
  const pathOf = (request: Request) => new URL(request.url()).pathname;
  await page.goto('/');
  await hydrated(page);
  await expect.poll(() => finished.map(pathOf)).toContain('/how-it-works.data');
  // Wait until the page is idle, because only then are links in view prefetched, one by one.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5000 })));
  await expect.poll(underWay).toEqual([]);
  const fetched = await Promise.all(
    finished.map(async (request) => {
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      return { path: pathOf(request), bytes: responseHeadersSize + responseBodySize };
    }),
  );
  const summary = fetched.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');
  expect(
    fetched.reduce((sum, { bytes }) => sum + bytes, 0),
    summary,
  ).toBeLessThan(310_000);
  expect(fetched.length, summary).toBeLessThanOrEqual(22);
});
