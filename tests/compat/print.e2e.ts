import { content } from '#app/content/content.server.ts';
import { PAGES_TO_TEST } from '../../scripts/support/pages.ts';
import { expect, test, WALK_TIMEOUT } from '../support/site.ts';

const TRIPS = PAGES_TO_TEST.filter((path) => /^\/trips\/\w+\/./.test(path));

/** About how many characters fit on a printed page. */
const CHARACTERS_A_PAGE = 3_750;

test('every trip prints with our address and email, on at most two A4 pages unless its text is very long', async ({ page }) => {
  test.setTimeout(WALK_TIMEOUT);
  const long: string[] = [];
  for (const path of TRIPS) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo').getByText(content().company.address.lines[2]!)).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: content().company.supportEmail })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Request a Call' })).toHaveCount(0);
    if (path.startsWith('/trips/upcoming/')) await expect(page.locator('.family-total').first()).toBeVisible();
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages, path).toBeGreaterThan(0);
    // A trip with a longer text may need more than two pages.
    const { length } = await page.locator('body').innerText();
    if (pages > Math.max(2, Math.ceil(length / CHARACTERS_A_PAGE))) long.push(`${path}: ${pages} pages for ${length} characters`);
    await page.emulateMedia({ media: null });
  }
  expect(long).toEqual([]);
});

test('nothing on a printed trip begins left of the page', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const path of TRIPS) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const lefts = await page
      .locator('main :is(h2, h3, li, p)')
      .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map((part) => Math.round(part.getBoundingClientRect().left)));
    expect(Math.min(...lefts), path).toBeGreaterThanOrEqual(0);
  }
});

test('every FAQ answer is printed', async ({ page }) => {
  await page.goto('/faqs');
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('.question-list details > div');
  const count = await answers.count();
  expect(count).toBe(content().faqs.questions.length);
  for (let index = 0; index < count; index++) await expect(answers.nth(index)).toBeVisible();
});
