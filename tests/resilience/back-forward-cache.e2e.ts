import { launchOptions, windowedChromiumPath } from '../../scripts/support/chromium.ts';
import { SAMPLE_PAGES } from '../../scripts/support/pages.ts';
import { watchRequests } from '../support/requests-under-way.ts';
import { expect, hydrated, test } from '../support/site.ts';
import { expectFooterLinkWorks, expectReadable, footerLink } from './readable.ts';

test.use({
  launchOptions: {
    ...launchOptions(),
    // Neither the headless shell nor Playwright's defaults have the back/forward cache; visitors have it.
    executablePath: windowedChromiumPath(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const TRIP = SAMPLE_PAGES.find((path) => path.startsWith('/trips/upcoming/'))!;

for (const path of ['/', TRIP]) {
  test(`${path} comes back from the back/forward cache as it was left`, async ({ page }) => {
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
