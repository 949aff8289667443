import { sitePages } from '#app/content/site-pages.server.ts';
import { PAGES_TO_TEST } from '../../scripts/support/pages.ts';
import { expect, hydrated, test } from '../support/site.ts';

for (const address of PAGES_TO_TEST) {
  test(`${address} opens and hydrates without console errors`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('a page and its translation link to each other, and the translation declares its language', async ({ page }) => {
  const { path, name, otherLanguages } = sitePages().find((each) => each.otherLanguages.length > 0)!;
  const [other] = otherLanguages;
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole('main')).not.toHaveAttribute('lang', /./);
  await page.getByRole('link', { name: other!.link }).click();
  await expect(page).toHaveURL(other!.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sitePages().find((each) => each.path === other!.path)!.name);
  await expect(page.getByRole('main')).toHaveAttribute('lang', other!.language);
  const [back] = sitePages().find((each) => each.path === other!.path)!.otherLanguages;
  await page.getByRole('link', { name: back!.link }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('main')).not.toHaveAttribute('lang', /./);
});
