import type { Locator, Page } from '@playwright/test';
import { fillContact } from '../support/enquiry-forms.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { readMail, watchMails } from '../support/mail-launches.ts';
import { expect, holdScripts, hydrated, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

const LIST = '/all-upcoming-trips';
const TRIP = '/trips/upcoming/four-departures';
const GALLERY = '/trips/past/many-photographs';
const PHONE = { width: 390, height: 844 };

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const section = (page: Page, name: string) => page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name });
const place = (page: Page) => page.evaluate(() => scrollY);
const expectPlace = (page: Page, wanted: number) => expect.poll(async () => Math.abs((await place(page)) - wanted)).toBeLessThan(100);
/** Clicks a link in the window. A click of Playwright's could scroll the page first, if a bar covers the link or it is in one. */
async function press(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}
/** The id of the section, header or footer that has the focus after a press of Tab. */
async function nextTab(page: Page): Promise<string> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => document.activeElement?.closest('section[id], header, footer')?.id ?? 'none');
}

test("'Back to upcoming trips' takes one press after any number of section links, and the list is as it was", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, `${LIST}?who=mom-and-kids`);
  const card = link(page, 'View Details: Four Departures');
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await place(page);
  await press(page, card);
  await expect(page).toHaveURL(TRIP);
  await page.locator('.trip-bar').getByRole('link').click();
  await section(page, 'Questions').click();
  await expect(page).toHaveURL(`${TRIP}#questions`);
  await link(page, 'Back to upcoming trips').click();
  await expect(page).toHaveURL(`${LIST}?who=mom-and-kids`);
  await expectPlace(page, before);
  await expect(card).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL(TRIP);
});

test("'Back to upcoming trips' leads to the list afresh for a visitor who did not come from it", async ({ page }) => {
  await open(page, '/faqs');
  await page.goto(TRIP);
  await hydrated(page);
  await link(page, 'Back to upcoming trips').click();
  await expect(page).toHaveURL(LIST);
});

for (const hasApi of [true, false]) {
  test(`${hasApi ? 'with' : 'without'} the Navigation API 'Go Back' passes over the sections of a policy`, async ({ page }) => {
    if (!hasApi) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await open(page, '/how-it-works');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cancellation Policy' }).click();
    await expect(page).toHaveURL('/cancellation-policy');
    const contents = page.locator('.policy-contents').getByRole('link');
    await contents.first().click();
    await contents.last().click();
    await link(page, 'Go Back').click();
    await expect(page).toHaveURL('/how-it-works');
  });
}

test('Back and a reload restore folds, the chosen family and the place of a trip page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/trips/upcoming/one-price');
  const folds = page.locator('main details');
  const plans = page.locator('#plans-change');
  await page.getByText('Payment, transport, rooms, packing').click();
  await page.getByRole('radio').nth(1).check();
  // Not by a press, after which the page brings the summary into view.
  await plans.evaluate((details: HTMLDetailsElement) => (details.open = true));
  const policy = plans.getByRole('link', { name: 'Cancellation policy' });
  await policy.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await place(page);
  const states = () => folds.evaluateAll((all) => all.map((fold) => (fold as HTMLDetailsElement).open));
  const opened = await states();
  await press(page, policy);
  await expect(page).toHaveURL('/cancellation-policy');
  await page.goBack();
  await expect(policy).toBeFocused();
  expect(await states()).toEqual(opened);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expectPlace(page, before);
  await page.reload();
  await hydrated(page);
  await expect.poll(states).toEqual(opened);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expectPlace(page, before);
  // A new visit starts fresh.
  await link(page, 'Back to upcoming trips').click();
  await link(page, 'View Details: One Price').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One Price');
  await expect.poll(async () => (await states()).includes(true)).toBe(false);
  await expect(page.getByRole('radio').first()).toBeChecked();
});

test('Back to an entry of an earlier document restores its place', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, LIST);
  const card = link(page, 'View Details: Four Departures');
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await place(page);
  await press(page, card);
  await expect(page).toHaveURL(TRIP);
  await open(page, '/contact');
  // As after a long press on Back.
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(LIST);
  await hydrated(page);
  await expectPlace(page, before);
});

test('Back returns the focus to a link on a card that comes late', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, LIST);
  const card = page.getByRole('article').last().getByRole('link');
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await place(page);
  await press(page, card);
  await expect(page).toHaveURL(/\/trips\/upcoming\//);
  await page.evaluate(() => {
    const late = new CSSStyleSheet();
    late.replaceSync('main article { display: none }');
    document.adoptedStyleSheets = [late];
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Trips' })).toBeAttached();
  await expect.poll(() => place(page)).toBeLessThan(before);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  await expect(card).toBeFocused();
  await expectPlace(page, before);
});

test('on a wide screen, Back and a reload restore a place that the page reaches only once its disclosures are open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, TRIP);
  await section(page, 'Questions').click();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const before = await place(page);
  await open(page, '/faqs');
  await page.goBack();
  await hydrated(page);
  await expectPlace(page, before);
  await page.reload();
  await hydrated(page);
  await expectPlace(page, before);
});

test('Back restores a place above which the page has got shorter since the build, because a departure has left', async ({ page }) => {
  await page.clock.setFixedTime('2027-02-10T10:00:00');
  await page.setViewportSize(PHONE);
  await open(page, '/trips/upcoming/two-departures');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight - 1000, behavior: 'instant' }));
  const before = await place(page);
  await open(page, '/faqs');
  await page.goBack();
  await hydrated(page);
  await expectPlace(page, before);
});

test('a reload restores the card of a row whose order has changed since the build, because a departure has left', async ({ page }) => {
  await page.clock.setFixedTime('2027-02-10T10:00:00');
  await page.setViewportSize(PHONE);
  await open(page, '/');
  const row = page.locator('#upcoming-trips .card-row');
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  for (const card of [1, 2, 3]) {
    await row.evaluate((element, index) => element.scrollTo({ left: element.clientWidth * index, behavior: 'instant' }), card);
    const before = await row.evaluate(({ scrollLeft }) => scrollLeft);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(before);
  }
});

test('a visitor who scrolls before the page is hydrated stays there', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, TRIP);
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  await open(page, '/faqs');
  const load = await holdScripts(page);
  await page.goBack();
  await expectPlace(page, 1000);
  await page.mouse.wheel(0, 500);
  await expectPlace(page, 1500);
  load();
  await hydrated(page);
  await expectPlace(page, 1500);
});

test('a reload of an address with a question restores the place, not the question', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/faqs#price');
  await expect(page.locator('.question-list details[open]')).toHaveId('price');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const before = await place(page);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('.question-list details[open]')).toHaveId('price');
  await expectPlace(page, before);
});

test('Back restores the open question, the photo of a gallery and the card of a row', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/faqs');
  await page.getByText('What is asked in question 5?').click();
  await page.getByRole('link', { name: 'rule' }).click();
  await expect(page).toHaveURL(/#rescheduling$/);
  await page.goBack();
  await expect(page.locator('.question-list details[open]')).toHaveId('question-5');

  await open(page, GALLERY);
  await page.getByRole('link', { name: 'Photo 4' }).click();
  await expect(page.getByText(/^4 of/)).toBeVisible();
  await link(page, 'Back to past trips').click();
  await expect(page).toHaveURL('/all-past-trips');
  await page.goBack();
  await expect(page.getByText(/^4 of/)).toBeVisible();

  await open(page, '/');
  const row = page.locator('.card-row');
  const card = row.getByRole('link').nth(2);
  await card.scrollIntoViewIfNeeded();
  const left = await row.evaluate(({ scrollLeft }) => scrollLeft);
  expect(left).toBeGreaterThan(100);
  await card.click();
  await expect(page).toHaveURL(/\/trips\//);
  await page.goBack();
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeCloseTo(left, -1);
});

test('Back restores the photo of a gallery after the phone was turned', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, GALLERY);
  await page.getByRole('link', { name: 'Photo 4' }).click();
  await expect(page.getByText(/^4 of/)).toBeVisible();
  await link(page, 'Back to past trips').click();
  await expect(page).toHaveURL('/all-past-trips');
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goBack();
  await expect(page.getByText(/^4 of/)).toBeVisible();
});

test('after Back the page stays where she reads when the phone is turned', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, TRIP);
  const heading = page.getByRole('heading', { level: 2 }).nth(5);
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/faqs"]')!.click());
  await expect(page).toHaveURL('/faqs');
  await page.goBack();
  await expect(heading).toBeInViewport();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(heading).toBeInViewport();
  await page.waitForTimeout(300);
  await expect(heading).toBeInViewport();
});

test("where the browser does not list a tab's entries, 'Back to upcoming trips' works in a new tab", async ({ page, context }) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await open(page, LIST);
  const opened = context.waitForEvent('page');
  await link(page, 'View Details: Four Departures').click({ modifiers: ['Control'] });
  const tab = await opened;
  await tab.waitForURL(TRIP);
  await hydrated(tab);
  expect(await tab.evaluate(() => document.referrer)).toContain(LIST);
  await section(tab, 'Questions').click();
  await link(tab, 'Back to upcoming trips').click();
  await expect(tab).toHaveURL(LIST);
});

test("Back leaves a list at once, however often 'Show what fits' was pressed", async ({ page }) => {
  await open(page, '/faqs');
  await open(page, LIST);
  await page.getByRole('textbox', { name: "Children's ages" }).fill('6, 9');
  for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Show what fits' }).click({ delay: 50 });
  await expect(page).toHaveURL(/ages=6/);
  await page.goBack();
  await expect(page).toHaveURL(LIST);
});

test('Back goes through the sections of a page one by one and restores each place', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, TRIP);
  const places: number[] = [];
  await page.getByRole('navigation', { name: 'On this page' }).evaluate((bar) => bar.scrollIntoView());
  for (const name of ['Days', 'Price', 'Questions']) {
    await press(page, section(page, name));
    await expect(section(page, name)).toHaveAttribute('aria-current', 'location');
    places.push(await place(page));
  }
  await page.goBack();
  await expect(page).toHaveURL(`${TRIP}#price`);
  await expectPlace(page, places[1]!);
  await page.goBack();
  await expectPlace(page, places[0]!);
  await page.goForward();
  await expectPlace(page, places[1]!);
});

test('on the home page Tab goes on from the section that a link of the header or the menu led to', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#about-us');
  expect(await nextTab(page)).toBe('about-us');
  await page.setViewportSize(PHONE);
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Upcoming Trips' }).waitFor();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About Us' }).click();
  expect(await nextTab(page)).toBe('about-us');
});

test('Back closes an open dialog and stays on the page, with focus on its button and the input kept', async ({ page }) => {
  await open(page, LIST);
  await link(page, 'View Details: Four Departures').click();
  await expect(page).toHaveURL(TRIP);
  const opener = page.getByRole('button', { name: 'Request a Call' }).first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Request a Call' });
  await dialog.getByLabel('Name').fill('Lakshmi');
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(TRIP);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Lakshmi');
});

test("after Back has closed a dialog, the page's own Back leads to the list that the tab began with", async ({ page }) => {
  await open(page, '/contact');
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.evaluate((list) => void window.open(list), LIST)]);
  await hydrated(tab);
  await link(tab, /View Details/)
    .first()
    .click();
  await tab.getByRole('main').getByRole('button', { name: 'Request a Call' }).first().click();
  await expect(tab.getByRole('dialog')).toBeVisible();
  await tab.evaluate(() => history.back());
  await expect(tab.getByRole('dialog')).toBeHidden();
  await link(tab, 'Back to upcoming trips').first().dblclick();
  await expect(tab).toHaveURL(LIST);
});

test('where Back cannot be stopped, an open dialog closes with its page, and focus moves to the heading', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await open(page, LIST);
  await link(page, 'View Details: Four Departures').click();
  await page.getByRole('button', { name: 'Request a Call' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill('Lakshmi');
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html[data-modal]')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.goForward();
  await expect(page).toHaveURL(TRIP);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('where Back cannot be stopped, it closes a dialog on the way to another place of the page, and focus is in view there', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/#about-us');
  await page.getByRole('button', { name: 'Get Custom Itinerary' }).last().click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectPlace(page, 0);
  await expect(page.locator(':focus')).toBeInViewport();
});

test('a call request sends the sentence that names the trip and the chosen family, followed by what the visitor wrote', async ({
  page,
}) => {
  const launched = await watchMails(page);
  await open(page, '/trips/upcoming/one-price');
  await page.getByRole('radio', { name: /Mother \+ 2 children/ }).check();
  await page.getByRole('button', { name: 'Request a Call' }).first().click();
  const dialog = page.getByRole('dialog');
  await fillContact(dialog);
  await dialog.getByLabel('Message').fill('Evenings please.');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog).toBeHidden();
  const [mail = ''] = await launched();
  expect(readMail(mail).body).toContain(
    'Message: I would like to talk about One Price (Apr 9-11 2027), for Mother + 2 children.\r\nEvenings please.',
  );
});

test("a call request names the trip of the page where it is opened and keeps the visitor's own words", async ({ page }) => {
  await open(page, TRIP);
  const ask = page.getByRole('button', { name: 'Request a Call' }).first();
  const message = page.getByRole('dialog').getByLabel('Message');
  await ask.click();
  await expect(message).toHaveAccessibleDescription(/Four Departures/);
  await message.press('End');
  await message.pressSequentially('Evenings please.');
  await page.keyboard.press('Escape');
  await open(page, '/trips/upcoming/one-price');
  await ask.click();
  await expect(message).toHaveAccessibleDescription(/ We add: “I would like to talk about One Price \(Apr 9-11 2027\)\.”$/);
  await expect(message).toHaveValue('Evenings please.');
});

test("a letter typed and deleted in one form does not lose 'Use what you gave before'", async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Request a Call Back' }).click();
  await fillContact(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await open(page, '/');
  await page.getByRole('button', { name: 'Get Custom Itinerary' }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.pressSequentially('a');
  await name.press('Backspace');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Get Custom Itinerary' }).click();
  await expect(page.getByRole('button', { name: /Use what you gave before: லட்சுமி Raman/ })).toBeVisible();
});

test("four quick presses on a gallery's 'Next' show the fifth photo", async ({ page }) => {
  await open(page, GALLERY);
  const next = page.getByRole('button', { name: 'Next photo' });
  await next.scrollIntoViewIfNeeded();
  await next.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 4; press += 1) button.click();
  });
  await expect(page.getByText(/^5 of/)).toBeVisible();
  const track = page.locator('.carousel-track');
  await expect.poll(() => track.evaluate((row) => Math.round(row.scrollLeft / row.clientWidth))).toBe(4);
  await expect(page.getByText(/^5 of/)).toBeVisible();
});

test('a quick second press on a link presses nothing on the page that it leads to', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, LIST);
  const filter = page.getByRole('link', { name: /^All-ladies/ });
  const { x, y, width, height } = (await filter.boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  await open(page, '/all-trips');
  // It covers the card, which is as wide as the window.
  await link(page, 'Browse Upcoming Trips').evaluate((link, top) => {
    const box = link.getBoundingClientRect();
    scrollBy({ top: box.top + box.height / 2 - top, behavior: 'instant' });
  }, top);
  await page.mouse.click(left, top);
  await filter.waitFor();
  await page.mouse.click(left, top);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page).toHaveURL(LIST);
  // A later press is one of its own.
  await expect(async () => {
    await page.mouse.click(left, top);
    await expect(page).not.toHaveURL(LIST, { timeout: 100 });
  }).toPass();
});

test('opening a page of a list by its address moves no focus', async ({ page }) => {
  await open(page, '/all-past-trips?page=2&view=all');
  await expect(page.locator('body')).toBeFocused();
});

test('focus that the browser gave to the section of the address leaves it if the restored place is elsewhere', async ({ page }) => {
  // Chromium gives it in some loads only.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true }));
  });
  await open(page, TRIP);
  await section(page, 'Questions').click();
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await page.goto('/contact');
  await page.goBack();
  await hydrated(page);
  await expectPlace(page, 1200);
  await expect(page.locator(':focus')).toBeInViewport();
});

test('after Back, focus is on a heading in the window, even if it begins below the middle', async ({ page }) => {
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await open(page, '/contact');
  const heading = page.getByRole('main').getByRole('heading').last();
  await heading.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 250, behavior: 'instant' }));
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')!.click());
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(heading).toBeFocused();
});

test('a disclosure of the side panel stays in view when it opens at the end of the sections', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '/trips/upcoming/one-price');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const summary = page.locator('summary', { hasText: 'Calendar and sharing' });
  await summary.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]', { has: summary })).toBeVisible();
  await expect(summary).toBeInViewport();
});

test("a link of the menu to a filtered list's page starts it afresh, at its top", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, `${LIST}?who=ladies`);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  // Scrolling up shows the header.
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await page.locator('header summary').click();
  await page.locator('header .menu-link', { hasText: 'Upcoming Trips' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.locator('h1')).toBeFocused();
  expect(await place(page)).toBe(0);
});

test.describe(() => {
  test.use({ expectedNoise: /Failed to load resource: .* 404/ });

  test('Back to a mistyped address of a trip restores the place there, not that of the page before', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/trips/past/one-photograph.');
    // Not Playwright's click, which would scroll to the link.
    await page.locator('footer a[href="/faqs"]').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/faqs');
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    const left = await place(page);
    await page.goBack();
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Trip Not Found');
    await expectPlace(page, 0);
    await page.goForward();
    await expect(page).toHaveURL('/faqs');
    await expectPlace(page, left);
  });
});
