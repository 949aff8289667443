import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { watchMails } from '../support/mail-launches.ts';
import { expect, hydrated, test } from '../support/site.ts';

/**
 * What a screen reader is given, as text, of each kind of page of the fixture catalogue and of each dialog in each state:
 * HEARD=update npm run e2e -- screen-reader writes them anew. Read aloud what has changed before agreeing to it.
 */
const HEARD = 'tests/e2e/aria-snapshots';
const IS_AGREEING = process.env['HEARD'] === 'update';

test.use({ pages: FIXTURE_SITE, expectedNoise: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

async function expectHeard(part: Locator, name: string): Promise<void> {
  const heard = async () => `${await part.ariaSnapshot()}\n`;
  const file = join(HEARD, `${name}.yml`);
  if (IS_AGREEING) {
    mkdirSync(HEARD, { recursive: true });
    writeFileSync(file, await heard());
  }
  // The map's frame, for one, comes a moment after the page.
  await expect.poll(heard, name).toBe(existsSync(file) ? readFileSync(file, 'utf8') : `nobody has listened to ${name} yet`);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('each kind of page says what was agreed', async ({ page }) => {
  await page.clock.setFixedTime('2026-01-10T10:00:00');
  await open(page, '/');
  await expectHeard(page.getByRole('banner'), 'header');
  await expectHeard(page.getByRole('contentinfo'), 'footer');
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
    await expectHeard(page.getByRole('main'), path === '/' ? 'home' : path.slice(1).replaceAll('/', '_'));
  }
});

test('on a phone the header, its menu and the bar of a trip say what was agreed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime('2026-01-10T10:00:00');
  await open(page, '/trips/upcoming/two-departures');
  await expectHeard(page.locator('.trip-bar'), 'phone-trip-bar');
  await expectHeard(page.getByRole('banner'), 'phone-header');
  await page.getByRole('banner').locator('summary').click();
  await expectHeard(page.getByRole('banner'), 'phone-menu');
});

test('each state of the forms says what was agreed', async ({ page }) => {
  await watchMails(page);
  await page.clock.setFixedTime('2027-03-15T10:00:00');
  await open(page, '/');
  await page.getByRole('button', { name: 'Get Custom Itinerary' }).click();
  const dialog = page.getByRole('dialog');
  await expectHeard(dialog, 'itinerary-form');
  await dialog.getByRole('button', { name: 'Choose from a calendar' }).click();
  await expect(dialog.getByRole('grid')).toBeVisible();
  await expectHeard(dialog.getByRole('grid').locator('xpath=../..'), 'itinerary-calendar');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await expectHeard(dialog, 'itinerary-mistakes');
  await page.keyboard.press('Escape');

  await open(page, '/contact');
  await page.getByRole('button', { name: 'Request a Call Back' }).click();
  await expectHeard(dialog, 'call-form');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expectHeard(dialog, 'call-mistakes');
  await dialog.getByLabel('Name').fill('Lakshmi');
  await dialog.getByLabel('Email').fill('lakshmi@example.com');
  await dialog.getByLabel('Phone').fill('98400 12345');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  const panel = page.getByRole('complementary', { name: 'Did your email app open?' });
  await expect(panel).toBeVisible();
  await expectHeard(panel, 'mail-panel');
  await expectHeard(page.locator('.sent-region > [role=status]'), 'notice');
});
