import { expect, hydrated, test } from '../support/site.ts';

const PHONE = { width: 390, height: 844 };

test('the header gets a white background and a shadow after 50 px of scrolling', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => window.scrollTo(0, 50));
  await expect(header).toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the menu closes when it loses focus, when a link is chosen and on Escape, which focuses its button', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const open = page.getByRole('banner').locator('summary');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await open.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await menu.getByRole('link', { name: 'Book Now' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await open.click();
    await menu.getByRole('link', { name: 'Upcoming Trips' }).click();
    await expect(page).toHaveURL('/all-upcoming-trips');
    await expect(menu).toBeHidden();
  });

  test("on a phone 'Book Now' is in the header, outside the menu", async ({ page }) => {
    await page.goto('/faqs');
    await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click();
    await expect(page).toHaveURL('/all-upcoming-trips');
  });
});

test('a page opened from far down the home page starts at the top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 2600, behavior: 'instant' }));
  await page.evaluate(() => {
    const painted: number[] = [];
    const look = () => {
      if (document.querySelector('h1')?.textContent === 'All Trips') painted.push(Math.round(window.scrollY));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { painted });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Trips' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Trips' })).toBeVisible();
  const painted = () => page.evaluate(() => (window as unknown as { painted: number[] }).painted);
  await expect.poll(async () => (await painted()).length).toBeGreaterThan(10);
  expect(new Set(await painted())).toEqual(new Set([0]));

  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(2600);
});

test('a link to a section of the home page works on other pages too and scrolls the section to just below the header', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  // A smooth scroll passes through positions on the way. How many depends on how busy the machine is.
  await page.evaluate(() => {
    const passed: number[] = [];
    addEventListener('scroll', () => passed.push(window.scrollY));
    Object.assign(window, { passed });
  });
  const isSmooth = () =>
    page.evaluate(() => (window as unknown as { passed: number[] }).passed.some((place) => place > 0 && place < 0.9 * window.scrollY));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/#about-us');
  const section = page.locator('#about-us');
  await expect.poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBeLessThanOrEqual(96);
  expect(await section.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(76);
  expect(await isSmooth()).toBe(true);

  await page.goto('/faqs');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Testimonials' }).click();
  await expect(page).toHaveURL('/#testimonials');
  await expect
    .poll(() => page.locator('#testimonials').evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThanOrEqual(96);
});

test('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
  await page.goto('/faqs');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test("client-side navigation moves focus to the new page's heading", async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/./);
});

test('Blog is marked as coming soon and is not a link', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText('Blog (coming soon)')).toBeVisible();
  await expect(page.getByRole('link', { name: /Blog/ })).toHaveCount(0);
});
