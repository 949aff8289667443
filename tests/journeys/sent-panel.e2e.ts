import { fillItinerary, openItinerary } from '../support/enquiry-forms.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { LARGE_FONT_SIZE, test, DEFAULT_FONT_SIZE } from '../support/font-size.ts';
import { watchMails } from '../support/mail-launches.ts';
import { expect } from '../support/site.ts';

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
      expect(await opener.evaluate(isOnTop), 'the button that has the focus').toBe(true);
      await opener.click({ timeout: 5000 });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');

      const covered: string[] = [];
      for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
        await link.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
        if (!(await link.evaluate(isOnTop))) covered.push((await link.textContent()) ?? '');
      }
      expect(covered).toEqual([]);
    });
  });
}
