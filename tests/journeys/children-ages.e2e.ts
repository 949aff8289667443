import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe-findings.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { expect, hydrated, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

const LIST = '/all-upcoming-trips';
const MESSAGE = 'Please enter up to 10 ages in whole years from 0 to 17, such as 4, 7';
const BOTH_FIT = ['Four Departures', 'Price by Age & Detailed Days'];

const field = (page: Page) => page.getByRole('textbox', { name: "Children's ages" });
const show = (page: Page) => page.getByRole('button', { name: 'Show what fits' });
const clear = (page: Page) => page.getByRole('button', { name: "Clear children's ages" });
const count = (page: Page) => page.locator('#list-heading');
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Trip facts' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function give(page: Page, ages: string): Promise<void> {
  await open(page, LIST);
  await field(page).fill(ages);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\?ages=/);
}

test('when ages are entered by keyboard, the list counts trips that fit, shows them first and says why others do not', async ({ page }) => {
  await open(page, LIST);
  await expect(count(page)).toHaveText('9 trips');
  const before = await titles(page).allTextContents();
  await expect(field(page)).toHaveAccessibleDescription('Whole years, such as 4, 7.');
  await field(page).focus();
  await page.keyboard.type('7 & 4');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?ages=4,7`);
  await expect(count(page)).toHaveText('2 of 9 trips fit children of 4 and 7');
  await expect(count(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Other trips' })).toBeVisible();
  const after = await titles(page).allTextContents();
  expect(after.slice(0, 2).toSorted()).toEqual(BOTH_FIT);
  expect(after).toEqual([...after.slice(0, 2), ...before.filter((title) => !BOTH_FIT.includes(title))]);
  await expect(page.getByRole('article', { name: 'One Price' })).toContainText('From 5 years: not for your child of 4.');
  await expect(page.getByRole('article', { name: 'For Ladies' })).toContainText(
    'For women on their own: not for your children of 4 and 7.',
  );
  for (const title of BOTH_FIT) await expect(page.getByRole('article', { name: title })).not.toContainText('not for your');
  await field(page).focus();
  await page.keyboard.press('Tab');
  await expect(show(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(clear(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(LIST);
  await expect(count(page)).toHaveText('9 trips');
  await expect(count(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(clear(page)).toBeHidden();
  expect(await titles(page).allTextContents()).toEqual(before);
});

test("the children's ages survive Back, a reload and sharing the URL", async ({ page, browser, site }) => {
  await give(page, '4, 7');
  await page.reload();
  await hydrated(page);
  await expect(count(page)).toHaveText('2 of 9 trips fit children of 4 and 7');
  await expect(field(page)).toHaveValue('4, 7');
  await field(page).fill('7');
  await show(page).click();
  await expect(count(page)).toHaveText('6 of 9 trips fit a child of 7');
  await page.goBack();
  await expect(count(page)).toHaveText('2 of 9 trips fit children of 4 and 7');
  await expect(field(page)).toHaveValue('4, 7');
  await page.goBack();
  await expect(count(page)).toHaveText('9 trips');
  const shared = await browser.newPage();
  await open(shared, `${site}${LIST}?ages=16`);
  await expect(count(shared)).toHaveText('0 of 9 trips fit a child of 16');
  await expect(shared.getByRole('heading', { name: 'Other trips' })).toBeVisible();
  await shared.close();
});

test('changing the ages, the audience or the page size keeps the other two', async ({ page }) => {
  await open(page, `${LIST}?who=mom-and-kids&view=all&page=2`);
  await field(page).fill('4 and 7');
  await show(page).click();
  await expect(page).toHaveURL(`${LIST}?who=mom-and-kids&ages=4,7&view=all`);
  await expect(count(page)).toHaveText('2 of 7 trips fit children of 4 and 7');
  await page.getByRole('link', { name: '15 per page' }).click();
  await expect(page).toHaveURL(`${LIST}?who=mom-and-kids&ages=4,7`);
  await page.getByRole('link', { name: 'All-ladies 2' }).click();
  await expect(page).toHaveURL(`${LIST}?who=ladies&ages=4,7`);
  await expect(count(page)).toHaveText('0 of 2 trips fit children of 4 and 7');
  await clear(page).click();
  await expect(page).toHaveURL(`${LIST}?who=ladies`);
});

test('entering invalid ages shows one message and changes nothing, and invalid ages in a URL are ignored', async ({ page }) => {
  await open(page, `${LIST}?ages=4`);
  const before = await titles(page).allTextContents();
  for (const wrong of ['4, x', '40', '4.5', '1 2 3 4 5 6 7 8 9 10 11']) {
    await field(page).fill(wrong);
    await show(page).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription(`Whole years, such as 4, 7. ${MESSAGE}`);
    await expect(page.getByRole('status').filter({ hasText: MESSAGE })).toHaveCount(1);
    await expect(page).toHaveURL(`${LIST}?ages=4`);
    expect(await titles(page).allTextContents()).toEqual(before);
  }
  await expectAccessible(page);
  await field(page).fill('4');
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
  for (const wrong of ['x', '40', '', '4,x']) {
    await open(page, `${LIST}?ages=${wrong}`);
    await expect(count(page)).toHaveText('9 trips');
    await expect(page.getByRole('heading', { name: 'Other trips' })).toHaveCount(0);
  }
});

test("a trip's page says that the trip fits the children's ages, or why not, and shows the family's price", async ({ page }) => {
  await open(page, '/trips/upcoming/age-bands');
  await expect(panel(page)).not.toContainText(/fits|not for your/i);
  await give(page, '4, 7');
  await page.getByRole('article', { name: 'Price by Age & Detailed Days' }).getByRole('link').click();
  await expect(panel(page)).toContainText('By age, it fits your children of 4 and 7.');
  await expect(panel(page).getByRole('radio', { name: /Mother \+ 2 children, oldest 6-12 years/ })).toBeChecked();
  await expect(page.locator('.trip-bar')).toContainText('₹56,500');
  await expectAccessible(page);
  await page.reload();
  await hydrated(page);
  await expect(panel(page)).toContainText('By age, it fits your children of 4 and 7.');
  await panel(page).getByRole('link', { name: 'Change the ages' }).click();
  await expect(page).toHaveURL(`${LIST}?ages=4,7`);
  await expect(field(page)).toHaveValue('4, 7');
  await open(page, '/trips/upcoming/one-price');
  await expect(panel(page)).toContainText('From 5 years: not for your child of 4.');
  await open(page, '/trips/upcoming/ladies');
  await expect(panel(page)).toContainText('For women on their own: not for your children of 4 and 7.');
  await open(page, '/trips/past/one-photograph');
  await expect(panel(page)).not.toContainText(/fits|not for your/i);
});

test('of more children than a trip has prices for, it says so', async ({ page }) => {
  await open(page, `${LIST}?ages=6,7,8,9`);
  await open(page, '/trips/upcoming/one-price');
  await expect(panel(page)).toContainText('The prices on this page are for fewer children.');
  await open(page, `${LIST}?ages=6,7`);
  await open(page, '/trips/upcoming/one-price');
  await expect(panel(page)).not.toContainText('fewer children');
});

test('the call request says how many children come, and keeps to a family chosen on the page', async ({ page }) => {
  await open(page, `${LIST}?ages=6,6,8`);
  await open(page, '/trips/upcoming/one-price');
  const call = panel(page).getByRole('button', { name: 'Request a Call' });
  const dialog = page.getByRole('dialog', { name: 'Request a Call' });
  await call.click();
  await expect(dialog).toContainText('with my 3 children of 6 and 8.');
  await page.keyboard.press('Escape');
  await panel(page).getByRole('radio', { name: 'Mother + 2 children' }).check();
  await call.click();
  await expect(dialog).toContainText('for Mother + 2 children.');
  await page.keyboard.press('Escape');
  await open(page, `${LIST}?ages=4`);
  await open(page, '/trips/upcoming/age-bands');
  await panel(page).getByRole('radio', { name: 'Mother + 1 child, 6-12 years' }).check();
  await call.click();
  await expect(dialog).toContainText('for Mother + 1 child, 6-12 years.');
});

test("the itinerary form offers the ages entered before, and 'Clear this form' forgets them", async ({ page }) => {
  await give(page, '4, 7');
  await open(page, '/');
  const opener = page.getByRole('button', { name: 'Get Custom Itinerary' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Request Custom Itinerary' });
  const ages = dialog.getByLabel("Children's ages");
  await expect(ages).toHaveValue('');
  const offer = dialog.getByRole('button', { name: 'Use what you gave before: 2 children of 4 and 7' });
  await offer.press('Enter');
  await expect(ages).toHaveValue('4, 7');
  await expect(ages).toBeFocused();
  await expect(dialog.getByLabel('Children', { exact: false }).first()).toHaveValue('2');
  await expect(offer).toBeHidden();
  await dialog.getByRole('button', { name: 'Clear this form' }).click();
  await expect(ages).toHaveValue('');
  await expect(offer).toBeHidden();
  await open(page, LIST);
  await expect(field(page)).toHaveValue('');
});
