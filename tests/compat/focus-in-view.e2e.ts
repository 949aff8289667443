import type { Page } from '@playwright/test';
import { IS_FULL } from '../../scripts/support/pages.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { LARGE_FONT_SIZE, test, DEFAULT_FONT_SIZE } from '../support/font-size.ts';
import { watchMails } from '../support/mail-launches.ts';
import { expect, hydrated } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

/** Overlays that may cover the focused element, each with its page and any steps that open it. */
const OVERLAYS: Readonly<Record<string, { path: string; open?: (page: Page) => Promise<void> }>> = {
  'the header alone': { path: '/all-upcoming-trips' },
  "a trip's bottom bar": { path: '/trips/upcoming/two-departures' },
  'the menu': { path: '/faqs', open: (page) => page.getByRole('banner').locator('summary').click() },
  'a form with errors': {
    path: '/contact',
    open: async (page) => {
      await page.getByRole('button', { name: 'Request a Call Back' }).click();
      await page.getByRole('button', { name: 'Submit Request' }).click();
    },
  },
  'a form with its calendar': {
    path: '/',
    open: async (page) => {
      await page.getByRole('button', { name: 'Get Custom Itinerary' }).click();
      await page.getByRole('button', { name: 'Choose from a calendar' }).click();
      // Wait for the calendar, which loads late, takes focus and shifts the fields below it.
      await page.getByRole('grid').locator(':focus').waitFor();
    },
  },
  'the panel shown after an email opens': {
    path: '/faqs',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Your email' }).fill('lakshmi@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByRole('complementary', { name: 'Did your email app open?' }).waitFor();
    },
  },
};

/** Describes the focused element, unless one of 25 points on it can be seen or it is an iframe. */
function coveredFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.matches('iframe')) return undefined;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = parts.some((down) =>
    parts.some((across) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    }),
  );
  return isSeen ? undefined : `${focused.localName} '${(focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 40)}'`;
}

const isAtEnd = () => document.activeElement === document.body;

for (const defaultFontSize of [DEFAULT_FONT_SIZE, LARGE_FONT_SIZE]) {
  for (const [overlay, { path, open }] of Object.entries(OVERLAYS)) {
    // At the large font size, only `npm test -- ci` tests overlays other than the panel.
    if (defaultFontSize === LARGE_FONT_SIZE && !IS_FULL && !overlay.startsWith('the panel')) continue;
    test.describe(`font size ${defaultFontSize} px`, () => {
      test.use({ defaultFontSize });

      test(`keyboard focus is never hidden behind ${overlay}`, async ({ page }) => {
        await watchMails(page);
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(path);
        await hydrated(page);
        await open?.(page);
        const covered: string[] = [];
        const seen = new Set<string>();
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let step = 0; step < 120; step += 1) {
            await page.keyboard.press(key);
            const hidden = () => page.evaluate(coveredFocus);
            // The page may still be scrolling to it.
            const isSeen = expect.poll(hidden, { timeout: 1000 }).toBeUndefined();
            await isSeen.catch(async () => covered.push(`${key}: ${await hidden()}`));
            seen.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
            if (await page.evaluate(isAtEnd)) break;
          }
        }
        expect(seen.size).toBeGreaterThan(5);
        expect(covered).toEqual([]);
      });
    });
  }
}
