import { fillContact, fillItinerary, openItinerary } from '../support/enquiry-forms.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { LARGE_FONT_SIZE, test, DEFAULT_FONT_SIZE } from '../support/font-size.ts';
import { watchMails } from '../support/mail-launches.ts';
import { expect, hydrated } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

/** Whether a click at the centre of an element reaches it. */
const isOnTop = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

for (const [width, height, defaultFontSize] of [
  [1280, 800, DEFAULT_FONT_SIZE],
  [320, 640, LARGE_FONT_SIZE],
] as const) {
  test.describe(`${width} × ${height}, font size ${defaultFontSize} px`, () => {
    test.use({ defaultFontSize });

    test("the notice and the panel after a request cover neither the form's button nor the footer's links", async ({ page }) => {
      await page.setViewportSize({ width, height });
      await watchMails(page);
      const dialog = await openItinerary(page);
      await fillItinerary(dialog);
      await dialog.getByRole('button', { name: 'Submit Request' }).click();
      await expect(page.getByText('Your itinerary request has been submitted!')).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Did your email app open?' })).toBeAttached();

      const opener = page.getByRole('button', { name: 'Get Custom Itinerary' });
      await expect(opener).toBeFocused();
      await expect.poll(() => opener.evaluate(isOnTop), 'the button that has the focus').toBe(true);
      await opener.click({ timeout: 5000 });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      const covered: string[] = [];
      for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
        await link.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
        if (!(await link.evaluate(isOnTop))) covered.push((await link.textContent()) ?? '');
      }
      expect(covered).toEqual([]);
    });
  });
}

test("after a request from a trip's side panel the page stays where it is, and the focus is in view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await watchMails(page);
  await page.goto('/trips/upcoming/four-departures');
  await hydrated(page);
  const opener = page.locator('.side-panel').getByRole('button', { name: 'Request a Call' });
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 3, behavior: 'instant' }));
  await opener.click();
  await fillContact(page.getByRole('dialog'));
  const place = await page.evaluate(() => scrollY);
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Request' }).click();
  const panel = page.getByRole('complementary', { name: 'Did your email app open?' });
  await expect(panel).toBeVisible();
  await expect.poll(() => page.locator(':focus').evaluate(isOnTop)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});
