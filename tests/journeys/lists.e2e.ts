import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

test("the 'All trips' view is in the URL, so a reload keeps it and Back leaves it", async ({ page }) => {
  await page.goto('/all-upcoming-trips');
  await hydrated(page);
  const all = page.getByRole('link', { name: 'All trips', exact: true });
  await all.click();
  await expect(page).toHaveURL('/all-upcoming-trips?view=all');
  await expect(all).toHaveAttribute('aria-current', 'true');
  // The link stands below the cards, and more cards push it out of view.
  await expect(page.locator('#list-heading')).toBeFocused();
  await expect(page.locator('#list-heading')).toBeInViewport();
  await page.reload();
  await expect(all).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/all-upcoming-trips');
  await expect(all).not.toHaveAttribute('aria-current', 'true');
});

test("switching a list of trips to 'All trips' does not fetch it again", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/all-upcoming-trips');
  await hydrated(page);
  const all = page.getByRole('link', { name: 'All trips', exact: true });
  await all.click();
  await expect(all).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('article')).toHaveCount(9);
  expect(asked).not.toContain('/all-upcoming-trips.data');
});

test('a page number that does not exist shows the nearest page', async ({ page }) => {
  await page.goto('/all-past-trips?page=99');
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('upcoming trips are sorted by next departure, with departed ones last', async ({ page }) => {
  await page.clock.setFixedTime('2026-01-10T10:00:00');
  await page.goto('/all-upcoming-trips');
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(titles).toEqual([
    'Goa',
    'Two Departures',
    'Price by Age & Detailed Days',
    'Sold Out',
    'For Ladies',
    'One Price',
    'Four Departures',
    'Twelve unhurried days from Thiruvananthapuram to the Brihadisvara temple and back by train',
    'Departed',
  ]);
});

test("trips that have departed since the build, by the visitor's clock, are listed last", async ({ page }) => {
  await page.clock.setFixedTime('2027-02-06T10:00:00');
  await page.goto('/all-upcoming-trips');
  await hydrated(page);
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles.first()).toHaveText('Price by Age & Detailed Days');
  await expect(titles.nth(-1)).toHaveText('Goa');
  await expect(page.getByText('These departures have left.', { exact: true })).toHaveCount(0);
});

test('when every trip has departed, each list says so once and each card says to ask for dates', async ({ page }) => {
  await page.clock.setFixedTime('2029-01-01T10:00:00');
  for (const path of ['/', '/all-upcoming-trips']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'Ask for the next dates' })).toHaveAttribute('href', '/contact');
    await expect(page.getByText(/departures? ha(?:s|ve) left/)).toHaveCount(1);
    const cards = page.getByRole('article').filter({ has: page.getByRole('link', { name: /^View Details/ }) });
    await expect(cards.getByText('Next dates: ask us')).toHaveCount(await cards.count());
  }
});

test('a card leads to its trip, which links back to the list', async ({ page }) => {
  await page.goto('/all-upcoming-trips');
  await hydrated(page);
  await page.getByRole('article', { name: 'One Price' }).getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL('/trips/upcoming/one-price');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One Price');
  await page.getByRole('link', { name: /^Back/ }).click();
  await expect(page).toHaveURL('/all-upcoming-trips');
});
