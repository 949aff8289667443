import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { watchRequests } from '../support/requests-under-way.ts';
import { expect, hydrated, test } from '../support/site.ts';

// Offline, the next page's images fail to load.
test.use({ pages: FIXTURE_SITE, expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

test('a page whose link was in view opens offline', async ({ page }) => {
  const underWay = watchRequests(page);
  // Wait for the next page's data, which is requested after its code.
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

test("a link to a departure's calendar file prefetches no data", async ({ page }) => {
  await page.clock.setFixedTime('2027-01-01T10:00:00Z');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/trips/upcoming/two-departures');
  await hydrated(page);
  await page.getByText('Calendar and sharing').click();
  const calendar = page.getByRole('link', { name: /^Add to calendar/ }).first();
  await calendar.focus();
  await calendar.hover();
  // If the calendar link prefetched data, its request would come before the request for this link.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).hover();
  await expect.poll(() => asked).toContain('/faqs.data');
  expect(asked.filter((path) => path.includes('.ics'))).toEqual([]);
});

for (const connection of [{ saveData: true }, { saveData: false, effectiveType: 'slow-2g' }]) {
  test(`with ${JSON.stringify(connection)} no script loads before interaction, and links in view are not prefetched`, async ({ page }) => {
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

test("a link with the children's ages prefetches no data, because its address would tell them to the host", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/all-upcoming-trips?ages=4,7');
  await hydrated(page);
  await page.getByRole('article', { name: 'One Price' }).getByRole('link', { name: 'View Details' }).click();
  const change = page.getByRole('link', { name: 'Change the ages' });
  await change.hover();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).hover();
  await expect.poll(() => asked.some((url) => url.endsWith('/faqs.data'))).toBe(true);
  expect(asked.filter((url) => url.includes('.data?'))).toEqual([]);
});
