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

for (const path of ['/', TRIP]) {
  test(`${path} is restored from the back/forward cache, and its links work`, async ({ page }) => {
    // Request interception disables the back/forward cache.
    await page.unrouteAll();
    const underWay = watchRequests(page);
    await page.goto(path);
    await page.mouse.move(5, 5);
    await hydrated(page);
    await expect.poll(underWay).toEqual([]);
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
    await page.goto(footerLink('/').target);
    // A page from the cache fires no load event.
    await page.goBack({ waitUntil: 'commit' });
    await expectReadable(page, path);
    await expect.poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted ?? false)).toBe(true);
    await expectFooterLinkWorks(page);
  });
}
