import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { watchRequests } from '../support/requests-under-way.ts';
import { expect, hydrated, test } from '../support/site.ts';

// The next page's pictures cannot be had without a network.
test.use({ pages: FIXTURE_SITE, expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

test('a page whose link has been in view opens even when the network has gone: nothing is asked for twice', async ({ page }) => {
  // As long as a route is intercepted, the browser keeps nothing; this page asks no other host.
  await page.unrouteAll();
  const underWay = watchRequests(page);
  // The page's code is asked for before its data.
  const data = page.waitForResponse('**/trips/upcoming/one-price.data');
  await page.goto('/all-upcoming-trips');
  await hydrated(page);
  const card = page.getByRole('article', { name: 'One Price' });
  await card.scrollIntoViewIfNeeded();
  await data;
  await expect.poll(underWay).toEqual([]);
  await page.context().setOffline(true);
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One Price');
});

test("a departure's calendar is a file, for which no page's data is asked", async ({ page }) => {
  await page.clock.setFixedTime('2027-01-01T10:00:00Z');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/trips/upcoming/two-departures');
  await hydrated(page);
  await page.getByText('Calendar and sharing').click();
  const calendar = page.getByRole('link', { name: /^Add to calendar/ }).first();
  await calendar.focus();
  await calendar.hover();
  // Had the calendar's data been asked for, that would have been before the next link's.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).hover();
  await expect.poll(() => asked).toContain('/faqs.data');
  expect(asked.filter((path) => path.includes('.ics'))).toEqual([]);
});

for (const connection of [{ saveData: true }, { saveData: false, effectiveType: 'slow-2g' }]) {
  test(`where data is dear (${JSON.stringify(connection)}) a page fetches no script before a touch, and nothing early after it`, async ({
    page,
  }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/all-upcoming-trips');
    await page.clock.runFor(10_000);
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
    await page.mouse.move(2, 2);
    await hydrated(page);
    await page.getByRole('article', { name: 'One Price' }).scrollIntoViewIfNeeded();
    await page.clock.runFor(10_000);
    expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
    await page.getByRole('article', { name: 'One Price' }).getByRole('link', { name: 'View Details' }).hover();
    await expect.poll(() => asked.filter((path) => path.endsWith('.data'))).toEqual(['/trips/upcoming/one-price.data']);
  });
}
