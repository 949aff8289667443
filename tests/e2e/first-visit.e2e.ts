import { expect, hydrated, test } from '../support/site.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

test('a first visit to home on a phone takes at most 310 kB and 22 requests until nothing more is fetched', async ({ page }) => {
  const fetched: { path: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    fetched.push({ path: new URL(request.url()).pathname, bytes: responseHeadersSize + responseBodySize });
  });
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => fetched.map(({ path }) => path)).toContain('/how-it-works.data');
  const told = fetched.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');
  expect(
    fetched.reduce((sum, { bytes }) => sum + bytes, 0),
    told,
  ).toBeLessThan(310_000);
  expect(fetched.length, told).toBeLessThanOrEqual(22);
});
