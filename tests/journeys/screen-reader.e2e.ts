import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { watchMails } from '../support/mail-launches.ts';
import { expect, hydrated, isUpdatingSnapshots, test } from '../support/site.ts';

/**
 * Approved snapshots of the accessibility tree: of each kind of page in the fixture catalogue, and of parts such as the forms.
 * `npm test -- journeys screen-reader --update-snapshots` rewrites them. Read the changes aloud before approving them.
 */
const SNAPSHOTS = 'tests/journeys/aria-snapshots';

test.use({ pages: FIXTURE_SITE, expectedNoise: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

async function expectSnapshot(part: Locator, name: string): Promise<void> {
  const snapshot = async () => `${await part.ariaSnapshot()}\n`;
  const file = join(SNAPSHOTS, `${name}.yml`);
  if (isUpdatingSnapshots()) writeFileSync(file, await snapshot());
  // Retry, because some parts, such as the map's iframe, load after the page.
  await expect.poll(snapshot, name).toBe(existsSync(file) ? readFileSync(file, 'utf8') : `${name} has no approved snapshot yet`);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('the accessibility tree of each kind of page matches its snapshot', async ({ page }) => {
  // The map's host.
  await page.route(/^https:/, (route) => route.fulfill());
  await page.clock.setFixedTime('2026-01-10T10:00:00');
  await open(page, '/');
  await expectSnapshot(page.getByRole('banner'), 'header');
  await expectSnapshot(page.getByRole('contentinfo'), 'footer');
  for (const path of [
    '/',
    '/all-trips',
    '/all-upcoming-trips',
    '/all-past-trips',
    '/trips/upcoming/two-departures',
    '/trips/upcoming/age-bands',
    '/trips/upcoming/departed',
    '/trips/upcoming/ladies',
    '/trips/past/many-photographs',
    '/how-it-works',
    '/faqs',
    '/contact',
    '/cancellation-policy',
    '/accessibility',
    '/nowhere',
    '/trips/upcoming/nowhere',
  ]) {
    await open(page, path);
    await expectSnapshot(page.getByRole('main'), path === '/' ? 'home' : path.slice(1).replaceAll('/', '_'));
  }
});

test("on a phone the accessibility trees of the header, its menu and a trip's bar match their snapshots", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime('2026-01-10T10:00:00');
  await open(page, '/trips/upcoming/two-departures');
  await expectSnapshot(page.locator('.trip-bar'), 'phone-trip-bar');
  await expectSnapshot(page.getByRole('banner'), 'phone-header');
  await page.getByRole('banner').locator('summary').click();
  await expectSnapshot(page.getByRole('banner'), 'phone-menu');
});

test('the accessibility trees of the forms, their errors and the confirmations match their snapshots', async ({ page }) => {
  await watchMails(page);
  await page.clock.setFixedTime('2027-03-15T10:00:00');
  await open(page, '/');
  await page.getByRole('button', { name: 'Get Custom Itinerary' }).click();
  const dialog = page.getByRole('dialog');
  await expectSnapshot(dialog, 'itinerary-form');
  await dialog.getByRole('button', { name: 'Choose from a calendar' }).click();
  await expect(dialog.getByRole('grid')).toBeVisible();
  await expectSnapshot(dialog.getByRole('grid').locator('xpath=../..'), 'itinerary-calendar');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await expectSnapshot(dialog, 'itinerary-mistakes');
  await page.keyboard.press('Escape');

  await open(page, '/contact');
  await page.getByRole('button', { name: 'Request a Call Back' }).click();
  await expectSnapshot(dialog, 'call-form');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expectSnapshot(dialog, 'call-mistakes');
  await dialog.getByLabel('Name').fill('Lakshmi');
  await dialog.getByLabel('Email').fill('lakshmi@example.com');
  await dialog.getByLabel('Phone').fill('98400 12345');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  const panel = page.getByRole('complementary', { name: 'Did your email app open?' });
  await expect(panel).toBeVisible();
  await expectSnapshot(panel, 'mail-panel');
  await expect(page.locator('.toast')).toBeVisible();
  await expectSnapshot(page.locator('.sent-region > [role=status]'), 'toast');
});
