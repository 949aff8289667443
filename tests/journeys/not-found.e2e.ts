import { readSiteManifest } from '../../build-tools/hosting/site-manifest.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { mangledAddresses } from '../support/mangled-addresses.ts';
import { expect, hydrated, test } from '../support/site.ts';

// The browser logs the page's own 404.
test.use({ pages: FIXTURE_SITE, expectedNoise: /Failed to load resource: .* 404/ });

test('an unknown address returns a 404 page that links home and logs the path', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/kerala/backwaters');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await hydrated(page);
  await expect.poll(() => logged.join('\n')).toContain('/kerala/backwaters');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

for (const address of ['/trips/upcoming/atlantis', '/trips/past/one-price', '/trips/someday/two-departures']) {
  test(`${address} returns a 404 page with 'Trip Not Found' and a link to all trips`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Not Found');
    await expect(page.getByText("Sorry, we couldn't find the trip you're looking for.")).toBeVisible();
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/all-trips');
  });
}

for (const hasApi of [true, false]) {
  test(`${hasApi ? 'with' : 'without'} the Navigation API 'Go Back' returns to the previous page of the site`, async ({ page }) => {
    if (!hasApi) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await page.goto('/faqs');
    // Imitate an ordinary link on the site, with a full page load and a referrer.
    await page.evaluate(() => window.location.assign('/trips/upcoming/atlantis'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Not Found');
    await hydrated(page);
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/faqs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Questions/);
  });
}

test('going back to an unknown trip shows its 404 page again', async ({ page }) => {
  await page.goto('/trips/upcoming/atlantis');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/faqs');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Not Found');
});

for (const [address, meant] of [
  ['/Contact', '/contact'],
  ['/faqs/', '/faqs'],
  ['/faqs//', '/faqs'],
  ['/faqs.', '/faqs'],
  ['/all-past-trips.json/', undefined],
  ['/Trips/upcoming/one-price', '/trips/upcoming/one-price'],
  ['/trips/upcoming/One-Price', '/trips/upcoming/one-price'],
  ['/trips/upcoming/one-price/', '/trips/upcoming/one-price'],
  ['/kerala/backwaters/', undefined],
] as const) {
  test(`${address} returns a whole 404 page that offers ${meant ?? 'no other page'}, also after Back`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    const expectPage = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
      await expect(page).toHaveTitle(/not found/i);
      await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeVisible();
      const offer = page.getByText('Did you mean').getByRole('link');
      if (meant) await expect(offer).toHaveAttribute('href', meant);
      else await expect(offer).toHaveCount(0);
    };
    await expectPage();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL('/faqs');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await page.goBack();
    await expectPage();
    if (!meant) return;
    await page.getByText('Did you mean').getByRole('link').click();
    await expect(page).toHaveURL(meant);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/i);
  });
}

test.describe(() => {
  // The router cannot decode some of them.
  // A small window, because painting takes most of the time.
  test.use({ viewport: { width: 390, height: 400 }, expectedNoise: /Failed to load resource: .* 404|could not be decoded/ });

  for (const first of [0, 50, 100, 150]) {
    test(`mangled addresses ${first} to ${first + 49} give a whole page each`, async ({ page, site }) => {
      const addresses = mangledAddresses([...readSiteManifest(FIXTURE_SITE).pages], 200);
      for (const address of addresses.slice(first, first + 50)) {
        await page.goto(site + address, { waitUntil: 'domcontentloaded' });
        await page.mouse.move(1, 1);
        // At some addresses the page stays as it was built.
        if (await page.evaluate(() => 'beforeHydration' in window)) await hydrated(page);
        const isWhole = await page.evaluate(
          () =>
            document.querySelectorAll('h1').length === 1 &&
            document.querySelector('header') !== null &&
            document.querySelector('footer') !== null &&
            document.title !== '',
        );
        expect(isWhole, address.slice(0, 100)).toBe(true);
      }
    });
  }
});
