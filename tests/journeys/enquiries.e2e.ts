import type { Locator, Page } from '@playwright/test';
import { IS_FULL } from '../../scripts/support/pages.ts';
import { expectAccessible } from '../support/axe-findings.ts';
import { fillContact, fillItinerary, openItinerary } from '../support/enquiry-forms.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { readMail, watchMails } from '../support/mail-launches.ts';
import { expect, holdScripts, hydrated, test } from '../support/site.ts';

test.use({ pages: FIXTURE_SITE });

const SUPPORT = 'support@fixture.example';

async function openCall(page: Page): Promise<Locator> {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('button', { name: 'Request a Call Back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a Call' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const expectContact = async (dialog: Locator) => {
  await expect(dialog.getByLabel('Name')).toHaveValue('லட்சுமி Raman');
  await expect(dialog.getByLabel('Email')).toHaveValue('lakshmi@example.com');
  await expect(dialog.getByLabel('Phone')).toHaveValue('+91 98400 12345');
};

test('an itinerary request opens one email with what was entered, shows a confirmation and clears the form', async ({ page }) => {
  const launched = await watchMails(page);
  await page.clock.install({ time: '2026-01-10T10:00:00' });
  const dialog = await openItinerary(page);
  await fillItinerary(dialog);
  const submit = dialog.getByRole('button', { name: 'Submit Request' });
  // If the clock ran, a busy machine could miss the moment when the button is disabled.
  await page.clock.pauseAt('2026-01-10T11:00:00');
  await submit.dblclick();
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  const notice = page.getByText('Your itinerary request has been submitted!');
  await page.clock.runFor(100);
  await expect(dialog).toBeHidden();
  await page.clock.runFor(399);
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(50);
  await expect(notice).toBeVisible();
  await expect(page.getByText("We'll get back to you within 24 hours with a custom itinerary.")).toBeVisible();
  await expect(dialog).toBeHidden();
  const mails = await launched();
  expect(mails).toHaveLength(1);
  const mail = readMail(mails[0]!);
  expect(mail.to).toBe(SUPPORT);
  expect(mail.subject).toBe('Custom Itinerary Request for Hampi & Badami');
  for (const line of [
    'லட்சுமி Raman',
    'lakshmi@example.com',
    '+91 98400 12345',
    '25/12/2031',
    'N/A',
    'None specified',
    '₹60,000 - ₹80,000',
  ]) {
    expect(mail.body).toContain(line);
  }
  await page.getByRole('button', { name: 'Dismiss this notice' }).click();
  await page.getByRole('button', { name: 'Get Custom Itinerary' }).click();
  await expect(dialog.getByLabel('Destination')).toHaveValue('');
  await expect(dialog.getByLabel('Adults')).toHaveValue('2');
});

test('the form can be opened, corrected and sent with the keyboard alone, and focus returns to the button', async ({ page }) => {
  await watchMails(page);
  await page.goto('/contact');
  await hydrated(page);
  const opener = page.getByRole('button', { name: 'Request a Call Back' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Request a Call' });
  await expect(dialog.getByRole('heading', { name: 'Request a Call' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('L');
  await page.keyboard.press('Enter');
  const summary = dialog.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Phone number must be at least 10 digits',
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const name = dialog.getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters');
  await page.keyboard.type('axmi');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await page.keyboard.type('l@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9840012345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your call request has been submitted!')).toBeVisible();
  await expect(page.getByText('Our team will contact you shortly.')).toBeVisible();
  await expect(opener).toBeFocused();
});

for (const path of ['/contact', '/trips/upcoming/one-price']) {
  test(`on ${path} a quick second press on a form's button presses nothing in the form`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await hydrated(page);
    // The one at the bottom of a trip's page is where the form has 'Cancel'.
    const opener = page.getByRole('button', { name: /^Request a Call/ }).last();
    await opener.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await opener.boundingBox())!;
    const [left, top] = [x + width / 2, y + height / 2];
    const dialog = page.getByRole('dialog', { name: 'Request a Call' });
    // Once, so that the form need not be fetched any more.
    await page.mouse.click(left, top);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.mouse.click(left, top);
    await page.waitForTimeout(120);
    await page.mouse.click(left, top);
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':is(input, textarea, button):focus')).toHaveCount(0);
    await expect(dialog.getByRole('button', { pressed: true })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });
}

test('pressing Cancel twice does not press what is below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/trips/upcoming/one-price');
  await hydrated(page);
  const opener = page.locator('.trip-bar').getByRole('button', { name: 'Request a Call' });
  await opener.click();
  const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
  const [below, box] = [await opener.boundingBox(), await cancel.boundingBox()];
  const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2];
  expect(x > below!.x && x < below!.x + below!.width && y > below!.y && y < below!.y + below!.height, 'the button is below').toBe(true);
  // Waits until the form takes presses.
  await cancel.click({ trial: true });
  await page.mouse.click(x, y);
  await page.mouse.click(x, y);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(async () => {
    await page.mouse.click(x, y);
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 100 });
  }).toPass();
});

test('form input survives Escape, Cancel and a reload until it is cleared', async ({ page }) => {
  const dialog = await openItinerary(page);
  await fillItinerary(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Get Custom Itinerary' }).click();
  await expect(dialog.getByLabel('Destination')).toHaveValue('Hampi & Badami');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Get Custom Itinerary' }).click();
  await expect(dialog.getByLabel('Travel date', { exact: true })).toHaveValue('25/12/2031');
  await dialog.getByRole('button', { name: 'Clear this form' }).click();
  await expect(dialog.getByLabel('Destination')).toHaveValue('');
});

test('even when storage fails, form input survives closing the dialog', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const dialog = await openItinerary(page);
  await fillItinerary(dialog);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Get Custom Itinerary' }).click();
  await expect(dialog.getByLabel('Destination')).toHaveValue('Hampi & Badami');
});

test('when the email fails to open, the dialog stays open, keeps its input and shows an error', async ({ page }) => {
  await watchMails(page, { refuse: true });
  const dialog = await openCall(page);
  await fillContact(dialog);
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog.getByText('Something went wrong!')).toBeVisible();
  await expect(dialog.getByText('Please try again later.')).toBeVisible();
  await expect(dialog.locator('.toast')).toHaveAttribute('data-failure');
  await expect(dialog.getByLabel('Phone')).toHaveValue('+91 98400 12345');
  await expectAccessible(page);
});

test('each invalid field has one message, and a hint describes the expected format', async ({ page }) => {
  const dialog = await openItinerary(page);
  await fillItinerary(dialog);
  await dialog.getByLabel('Duration').fill('three');
  await dialog.getByLabel('Travel date', { exact: true }).fill('31/02/2031');
  await dialog.getByLabel('Adults').fill('11');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog.getByRole('group', { name: 'There is a problem' }).getByRole('link')).toHaveText([
    'Please select a travel date',
    'Please enter a duration',
    'Adults: Required',
  ]);
  await expect(dialog.getByLabel('Duration')).toHaveAccessibleDescription('Whole days, 1 or more. Please enter a duration');
  await expect(dialog.getByLabel('Travel date', { exact: true })).toHaveAccessibleDescription(
    /day\/month\/year.* Please select a travel date/,
  );
});

test("pressing the space bar on a form's button opens the form", async ({ page }) => {
  await page.goto('/cancellation-policy');
  await hydrated(page);
  const opener = page.getByRole('main').getByRole('button', { name: 'Request a Call' });
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  await opener.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: 'Request a Call' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a focused link keeps focus when hydration turns it into a button', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Request a Call Back' }).focus();
  letThrough();
  await expect(page.getByRole('button', { name: 'Request a Call Back' })).toBeFocused();
});

test("the 'Did your email app open?' panel stays open across pages and offers other ways to send", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await watchMails(page);
  const dialog = await openCall(page);
  await fillContact(dialog);
  await dialog.getByLabel('Message').fill('After eight, please.');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  const panel = page.getByRole('complementary', { name: 'Did your email app open?' });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/faqs');
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Open it again' })).toHaveAttribute('href', /^mailto:support@/);
  await expect(panel.getByRole('link', { name: /Gmail/ })).toHaveAttribute('href', /^https:\/\/mail\.google\.com\//);
  await expect(panel.getByRole('link', { name: /Outlook/ })).toHaveAttribute('href', /^https:\/\/outlook\.live\.com\//);
  await expect(panel.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Copy message' }).click();
  await expect(panel.getByText('Copied. Paste it into an email or a chat.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(SUPPORT);
  expect(copied).toContain('Message: After eight, please.');
  // As when the phone had no room for the page beside the email app.
  await page.reload();
  await hydrated(page);
  await expect(panel).toBeVisible();
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Book Now' }).click({ trial: true });
  await page.keyboard.press('Escape');
  await panel.getByText('Read the message').click();
  await expect(panel.getByText('After eight, please.')).toBeVisible();
  await panel.getByRole('button', { name: 'Dismiss' }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator(':is(main, footer) :focus')).toHaveCount(1);
});

test("without clipboard access 'Copy message' shows the message for copying by hand", async ({ page }) => {
  await watchMails(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  const dialog = await openItinerary(page);
  await fillItinerary(dialog);
  await dialog.getByLabel('Special requirements').fill('ஒரு நீண்ட விருப்பம் '.repeat(60));
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('button', { name: 'Copy message' }).click();
  const box = page.getByRole('textbox', { name: 'Your message' });
  await expect(box).toHaveValue(/ஒரு நீண்ட விருப்பம் ஒரு/);
  expect((await box.inputValue()).length).toBeGreaterThan(1200);
});

test('the notice after a request stays for at least eight seconds, and longer while the mouse is over it', async ({ page }) => {
  await watchMails(page);
  await page.clock.install({ time: '2026-01-10T10:00:00' });
  const dialog = await openCall(page);
  await page.clock.pauseAt('2026-01-10T11:00:00');
  await fillContact(dialog);
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await page.clock.runFor(1000);
  const notice = page.getByText('Your call request has been submitted!');
  await page.clock.runFor(8000);
  await expect(notice).toBeVisible();
  await notice.hover();
  await page.clock.runFor(20_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(0, 700);
  await page.clock.runFor(10_000);
  await expect(notice).toBeHidden();
});

test('the name, email and phone entered in one form are offered in the other', async ({ page }) => {
  const dialog = await openCall(page);
  await fillContact(dialog);
  await page.keyboard.press('Escape');
  const itinerary = await openItinerary(page);
  await itinerary.getByRole('button', { name: /Use what you gave before/ }).click();
  await expectContact(itinerary);
});

test("'Clear this form' also forgets the contact details entered in the other form", async ({ page }) => {
  const dialog = await openItinerary(page);
  await fillContact(dialog);
  const offer = page.getByRole('button', { name: /Use what you gave before/ });
  await page.keyboard.press('Escape');
  const call = await openCall(page);
  await expect(offer).toBeVisible();
  await call.getByRole('button', { name: 'Clear this form' }).click();
  await expect(offer).toBeHidden();
  const kept = await page.evaluate(() => sessionStorage.getItem('enquiry:v1:contact'));
  expect(kept).toBeNull();
  await page.keyboard.press('Escape');
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Request a Call Back' }).click();
  await expect(call).toBeVisible();
  await expect(offer).toBeHidden();
});

test('after a form is sent, the other form offers the same contact details', async ({ page }) => {
  await watchMails(page);
  const dialog = await openItinerary(page);
  await fillItinerary(dialog);
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog).toBeHidden();
  const call = await openCall(page);
  await call.getByRole('button', { name: /Use what you gave before/ }).click();
  await expectContact(call);
  await expect(call.getByLabel('Name')).toBeFocused();
});

test("the itinerary form's calendar disables past days, responds to the keyboard and fills in the date field", async ({ page }) => {
  await page.clock.setFixedTime('2027-03-15T10:00:00+05:30');
  const dialog = await openItinerary(page);
  const opener = dialog.getByRole('button', { name: 'Choose from a calendar' });
  await opener.click();
  await expect(dialog.getByRole('grid', { name: 'March 2027' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /March 14th, 2027/ })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: /March 15th, 2027/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Travel date', { exact: true })).toHaveValue('22/04/2027');
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog.getByRole('grid', { name: 'April 2027' })).toBeVisible();
  await dialog.getByLabel('Travel date', { exact: true }).fill('5/9/28');
  await expect(dialog.getByRole('grid', { name: 'September 2028' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('grid')).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the newsletter box rejects an invalid address and opens an email for a valid one', async ({ page }) => {
  const launched = await watchMails(page);
  await page.goto('/faqs');
  await hydrated(page);
  const box = page.getByRole('textbox', { name: 'Your email' });
  await box.fill('lakshmi');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await box.fill('lakshmi@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('complementary', { name: 'Did your email app open?' })).toBeVisible();
  expect((await launched()).map((url) => readMail(url).to)).toEqual([SUPPORT]);
  // Sent again, the same email has a notice of its own.
  const notice = page.getByText('Your newsletter email is ready.');
  await page.getByRole('button', { name: 'Dismiss this notice' }).click();
  await expect(notice).toBeHidden();
  await box.fill('lakshmi@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(notice).toBeVisible();
});

test('two quick presses on Subscribe open one email, without an error, and what is filled in at once after them is answered', async ({
  page,
}) => {
  const launched = await watchMails(page);
  await page.goto('/faqs');
  await hydrated(page);
  const box = page.getByRole('textbox', { name: 'Your email' });
  await box.fill('lakshmi@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).dblclick();
  await expect(page.getByText('Your newsletter email is ready.')).toBeVisible();
  await expect(page.locator('#newsletter-error')).toBeEmpty();
  expect(await launched()).toHaveLength(1);

  // Within one task, as a password manager fills in and submits.
  await box.evaluate((field: HTMLInputElement) => {
    for (const address of ['lakshmi@example.com', 'lakshmi']) {
      field.value = address;
      field.form!.requestSubmit();
    }
  });
  await expect(page.locator('#newsletter-error')).toHaveText('Please enter a valid email address');
});

test('a link in a form that is opened in a new tab leaves the form open', async ({ page, context }) => {
  const dialog = await openCall(page);
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'privacy policy' }).click({ modifiers: ['Control'] });
  await opened;
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'privacy policy' }).press('Enter');
  await expect(page).toHaveURL('/privacy-policy');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('clicking the link to a form before hydration opens the form once the page is hydrated', async ({ page }) => {
  const letThrough = await holdScripts(page);
  // Pause the clock, because five seconds after the click the page would follow the link.
  await page.clock.install({ time: '2026-01-10T10:00:00' });
  await page.clock.pauseAt('2026-01-10T11:00:00');
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Request a Call Back' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Request a Call' })).toBeVisible();
});

for (const width of IS_FULL ? [320, 1280] : []) {
  test(`both dialogs, with and without errors, are accessible at ${width} px, and the page behind does not scroll`, async ({ page }) => {
    await page.setViewportSize({ width, height: 568 });
    const dialog = await openItinerary(page);
    await expectAccessible(page);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 2000);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    const submit = dialog.getByRole('button', { name: 'Submit Request' });
    await expect(submit).toBeInViewport();
    await submit.click();
    await expect(dialog.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const call = await openCall(page);
    await expectAccessible(page);
    await call.getByRole('button', { name: 'Submit Request' }).click();
    await expectAccessible(page);
  });
}

test('with forced colours, the chosen time for a call and the chosen day are outlined', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, forcedColors: 'active' });
  const page = await context.newPage();
  const call = await openCall(page);
  const time = call.getByRole('button', { name: '6 to 9 pm' });
  await time.click();
  await expect(time).toHaveAttribute('aria-pressed', 'true');
  await expect(time).toHaveCSS('outline-style', 'solid');
  await time.blur();
  await expect(time).toHaveCSS('outline-style', 'solid');
  await context.close();
});
