import type { Page } from '@playwright/test';
import { windowedLaunchOptions } from '../../scripts/support/chromium.ts';
import { SAMPLE_PAGES } from '../../scripts/support/pages.ts';
import { watchRequests } from '../support/requests-under-way.ts';
import { expect, hydrated, test } from '../support/site.ts';
import { expectFooterLinkWorks, expectReadable, footerLink } from './readable.ts';

test.use({
  launchOptions: {
    ...windowedLaunchOptions(),
    // Visitors' browsers use the back/forward cache, but Playwright disables it by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const TRIP = SAMPLE_PAGES.find((path) => path.startsWith('/trips/upcoming/'))!;

/** Opens another page and comes back to this one, which the browser has kept. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  await page.goto(footerLink('/').target);
  // A page from the cache fires no load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted ?? false)).toBe(true);
}

for (const path of ['/', TRIP]) {
  test(`${path} is restored from the back/forward cache, and its links work`, async ({ page }) => {
    // Request interception disables the back/forward cache.
    await page.unrouteAll();
    const underWay = watchRequests(page);
    await page.goto(path);
    await page.mouse.move(5, 5);
    await hydrated(page);
    await expect.poll(underWay).toEqual([]);
    await leaveAndReturn(page);
    await expectReadable(page, path);
    await expectFooterLinkWorks(page);
  });
}

test('a link starts the next page at its top, also after a reload and the back/forward cache', async ({ page }) => {
  await page.unrouteAll();
  const underWay = watchRequests(page);
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await page.reload();
  await hydrated(page);
  await expect.poll(underWay).toEqual([]);
  await leaveAndReturn(page);
  await expectFooterLinkWorks(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
