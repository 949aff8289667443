import { expect, hydrated, test } from '../support/site.ts';

// The next page's pictures cannot be had without a network.
test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

test('a page whose link has been in view opens even when the network has gone: nothing is asked for twice', async ({ page }) => {
  // As long as a route is intercepted, the browser keeps nothing; this page asks no other host.
  await page.unrouteAll();
  await page.goto('/all-upcoming-trips');
  await hydrated(page);
  const card = page.getByRole('article', { name: /Goa Western Ghats/ });
  const data = page.waitForResponse('**/trips/upcoming/goa-western-ghats.data');
  await card.scrollIntoViewIfNeeded();
  await data;
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goa Western Ghats');
});
