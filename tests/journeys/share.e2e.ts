import type { Page } from '@playwright/test';
import { loadContent } from '#app/content/content.server.ts';
import { IS_FULL } from '../../scripts/support/pages.ts';
import { expectAccessible } from '../support/axe-findings.ts';
import { FIXTURE_CONTENT } from '../support/content-copy.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, webFontsLoaded, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

const UPCOMING = '/trips/upcoming/age-bands';
const PAST = '/trips/past/one-photograph';
const { siteUrl } = loadContent(FIXTURE_CONTENT).company;
const addressOf = (path: string) => siteUrl + path;
const panel = (page: Page) => page.getByRole('complementary', { name: 'Trip facts' });
const whatsapp = (page: Page) => panel(page).getByRole('link', { name: 'Share by WhatsApp (opens in a new tab)' });
const wordsFor = async (page: Page) => new URL((await whatsapp(page).getAttribute('href')) ?? '').searchParams.get('text')?.split('\n');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await openSharing(page);
}

/** Opens the 'Calendar and sharing' disclosure, which only upcoming trips have. */
async function openSharing(page: Page): Promise<void> {
  const sharing = panel(page).getByText('Calendar and sharing');
  if (await sharing.isVisible()) await sharing.click();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript the WhatsApp link has the trip's title, dates, ages, price per mom & child and URL", async ({ page }) => {
    await page.goto(UPCOMING);
    await openSharing(page);
    expect(await wordsFor(page)).toEqual([
      'Price by Age & Detailed Days',
      'Feb 12-14 2027',
      'Ages 2-12 years',
      '₹33,000 (2-5 years), ₹36,500 (6-12 years) per mom & child',
      addressOf(UPCOMING),
    ]);
    await expect(panel(page).getByRole('button', { name: /Copy|Share/ })).toHaveCount(0);
    await page.goto(PAST);
    expect(await wordsFor(page)).toEqual(['One Photograph', 'Tamil Nadu, 2023', addressOf(PAST)]);
  });

  test('without JavaScript each departure has a calendar file to download', async ({ page }) => {
    await page.goto('/trips/upcoming/two-departures');
    await openSharing(page);
    await expect(panel(page).getByRole('link', { name: /^Add to calendar/ })).toHaveCount(2);
    const saved = page.waitForEvent('download');
    await panel(page).getByRole('link', { name: 'Add to calendar: Mar 5 to 7 2027' }).click();
    expect((await saved).suggestedFilename()).toBe('two-departures-2027-03-05.ics');
  });
});

test('copying the link with the keyboard is announced and keeps focus', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAST);
  const copy = panel(page).getByRole('button', { name: 'Copy link' });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addressOf(PAST));
  await expect(copy).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(whatsapp(page)).toBeFocused();
});

for (const why of ['is refused', 'does not exist'] as const) {
  test(`when the clipboard ${why} the URL to copy is shown and selected`, async ({ page }) => {
    await page.addInitScript((isThere) => {
      const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: isThere ? { writeText: refuse } : undefined });
    }, why === 'is refused');
    await open(page, UPCOMING);
    await panel(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(panel(page).getByRole('status')).toHaveText('Your browser does not let us copy. Here is the address:');
    const box = panel(page).getByRole('textbox', { name: 'Address of this page' });
    await expect(box).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(addressOf(UPCOMING));
    await expect(whatsapp(page)).toBeVisible();
    await expectAccessible(page);
  });
}

async function withSheet(page: Page, answer: 'done' | 'AbortError' | 'InvalidStateError' | 'NotAllowedError'): Promise<void> {
  await page.addInitScript((name) => {
    navigator.share = (data) => {
      Object.assign(window, { shared: data });
      return name === 'done' ? Promise.resolve() : Promise.reject(new DOMException('no', name));
    };
  }, answer);
  await open(page, UPCOMING);
  await panel(page).getByRole('button', { name: 'Share this trip' }).click();
}

test('the native share sheet receives the text and the URL once each', async ({ page }) => {
  await withSheet(page, 'done');
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({
    title: 'Price by Age & Detailed Days',
    text: 'Price by Age & Detailed Days\nFeb 12-14 2027\nAges 2-12 years\n₹33,000 (2-5 years), ₹36,500 (6-12 years) per mom & child',
    url: addressOf(UPCOMING),
  });
  await expect(panel(page).getByRole('button', { name: 'Copy link' })).toHaveCount(0);
});

test("'Share this trip' stays if its sheet is closed, but 'Copy link' replaces it if the sheet cannot open", async ({ context }) => {
  // InvalidStateError: the sheet is open already, after a double tap.
  for (const answer of ['AbortError', 'InvalidStateError'] as const) {
    const tab = await context.newPage();
    await withSheet(tab, answer);
    await expect(panel(tab).getByRole('button', { name: 'Share this trip' })).toBeVisible();
  }
  const other = await context.newPage();
  await withSheet(other, 'NotAllowedError');
  await expect(panel(other).getByRole('button', { name: 'Copy link' })).toBeFocused();
  await expect(panel(other).getByRole('button', { name: 'Share this trip' })).toHaveCount(0);
});

test("a departure's own page has its trip's calendar file and shares its own URL", async ({ page }) => {
  const path = '/trips/upcoming/two-departures-in-february';
  await page.clock.setFixedTime('2027-01-01T10:00:00Z');
  await open(page, path);
  await expect(panel(page).getByRole('link', { name: /^Add to calendar/ })).toHaveAttribute(
    'href',
    '/trips/upcoming/two-departures-2027-02-05.ics',
  );
  expect((await wordsFor(page))?.at(-1)).toBe(addressOf(path));
});

for (const width of IS_FULL ? [320, 390, 1280] : [390]) {
  test(`at ${width} px a past departure has no calendar link, and the panel keeps its height during hydration`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.clock.setFixedTime('2027-02-20T10:00:00Z');
    await page.goto('/trips/upcoming/two-departures');
    const height = () => panel(page).evaluate((aside) => aside.clientHeight);
    const links = panel(page).getByRole('link', { name: /^Add to calendar/ });
    await webFontsLoaded(page);
    const built = await height();
    await hydrated(page);
    expect(await height()).toBe(built);
    await openSharing(page);
    await expect(links).toHaveCount(1);
    await expect(panel(page).getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(links).toHaveAttribute('href', '/trips/upcoming/two-departures-2027-03-05.ics');
    expect((await links.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await expectAccessible(page);
  });
}
