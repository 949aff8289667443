import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { PAGES } from '../../scripts/support/pages.ts';
import { expect, hydrated, test } from '../support/site.ts';

// Each test breaks something, which the browser may log.
test.use({ expectedNoise: /./ });

const SITE = 'build/client';
const TRIP = PAGES.find((path) => path.startsWith('/trips/upcoming/'))!;

/** What is fetched after the first view: which requests, what the visitor does, and what she sees if they fail. */
type LateFetch = {
  requests: RegExp;
  path: string;
  /** The built chunk that is fetched, or that contains the fetch, without its hash. */
  chunk: string;
  /** What she has done before it breaks. */
  before?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  answer: (page: Page) => Promise<unknown>;
};

/** The addresses that each page has asked the browser to open. */
const opened = new Map<Page, string[]>();
const expectMail = (page: Page) => expect.poll(() => opened.get(page)?.at(-1)).toMatch(/^mailto:/);

const openItinerary = (page: Page) => page.getByRole('button', { name: 'Get Custom Itinerary' }).click();
const offlineOrLoaded = (page: Page) =>
  expect(
    page
      .getByRole('heading', { level: 1, name: 'This page could not be loaded' })
      .or(page.getByText('That page could not be loaded.'))
      .or(page.getByRole('heading', { level: 1, name: 'Questions' })),
  ).toBeVisible();

const LATE: Readonly<Record<string, LateFetch>> = {
  'the request forms': {
    requests: /\/assets\/enquiry-dialogs-/,
    path: '/',
    chunk: 'enquiry-dialogs',
    act: openItinerary,
    answer: expectMail,
  },
  'the calendar': {
    requests: /\/assets\/calendar-/,
    path: '/',
    chunk: 'calendar',
    before: async (page) => {
      await openItinerary(page);
      await page.getByRole('dialog').getByLabel('Destination').fill('Ooty');
    },
    act: (page) => page.getByRole('button', { name: 'Choose from a calendar' }).click(),
    answer: async (page) => {
      await expect(page.getByText('The calendar did not load. Please type the date.')).toBeVisible();
      await expect(page.getByRole('dialog').getByLabel('Destination')).toHaveValue('Ooty');
      await page.getByRole('dialog').getByLabel('Travel date').fill('25/12/2099');
      // No calendar is open, so Escape closes the form.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  },
  'the newsletter': {
    requests: /\/assets\/enquiry-dialogs-/,
    path: '/faqs',
    chunk: 'enquiry-dialogs',
    act: async (page) => {
      await page.getByLabel('Your email').fill('lakshmi');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
      await page.getByLabel('Your email').fill('lakshmi@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
    },
    answer: (page) => expect.poll(() => opened.get(page)?.at(-1)).toMatch(/^mailto:.*lakshmi%40example/),
  },
  'the page that was probably meant': {
    requests: /\/assets\/page-probably-meant-|\/faqs$/,
    path: '/Faqs',
    chunk: 'page-probably-meant',
    act: () => Promise.resolve(),
    answer: (page) => expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible(),
  },
  'more cards': {
    requests: /\/all-past-trips\.json$/,
    path: '/all-past-trips?view=all',
    chunk: 'cards',
    act: () => Promise.resolve(),
    // A list of one page has no more cards.
    answer: (page) => expect(page.getByRole('alert').or(page.getByRole('article').last())).toBeVisible(),
  },
  'the map': {
    requests: /^https:/,
    path: '/contact',
    chunk: 'contact',
    act: (page) => page.getByRole('link', { name: /Open in Maps/ }).scrollIntoViewIfNeeded(),
    answer: async (page) => {
      await expect(page.locator('.office-map img')).toBeVisible();
      await expect(page.locator('main iframe')).toHaveCount(0);
    },
  },
  'prefetched data, and then the data itself': {
    requests: /\.data$/,
    path: '/',
    chunk: 'layout',
    act: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click(),
    answer: offlineOrLoaded,
  },
  "another page's code": {
    requests: /\/assets\/faqs-|\.data$/,
    path: '/',
    // The router's own fetches and imports.
    chunk: 'shared',
    act: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click(),
    answer: offlineOrLoaded,
  },
  'a picture further down': {
    requests: /\/pictures\//,
    path: TRIP,
    chunk: '',
    act: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
    answer: (page) => expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(),
  },
};

const WAYS: Readonly<Record<string, (page: Page, requests: RegExp) => Promise<unknown>>> = {
  'there is no network': async (page, requests) => {
    await page.route(requests, (route) => route.abort('internetdisconnected'));
    await page.context().setOffline(true);
  },
  'it is missing': (page, requests) => page.route(requests, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'it is answered with HTML': (page, requests) =>
    page.route(requests, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hello</title>' })),
};

for (const [what, { requests, path, before, act, answer }] of Object.entries(LATE)) {
  for (const [way, breakIt] of Object.entries(WAYS)) {
    // An HTML page of the map's host is the map.
    if (what === 'the map' && way !== 'there is no network') continue;
    test(`a visitor sees an answer if ${way}: ${what}`, async ({ page }) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.enable');
      opened.set(page, []);
      devtools.on('Page.frameRequestedNavigation', ({ url }) => opened.get(page)?.push(url));
      // Before prefetching begins, and until the fetch is broken as the row says.
      const abort = (route: Route) => route.abort();
      await page.route(requests, abort);
      await page.goto(path);
      await page.mouse.move(5, 5);
      await hydrated(page);
      await before?.(page);
      await breakIt(page, requests);
      await page.unroute(requests, abort);
      await act(page);
      await answer(page);
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
    });
  }
}

test('while the code of a form does not come, a line says so; after five seconds one email opens, but none for a page she has left', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const mails: string[] = [];
  devtools.on('Page.frameRequestedNavigation', ({ url }) => url.startsWith('mailto:') && mails.push(url));
  await page.route(/\/assets\/enquiry-dialogs-/, () => {});
  await page.goto('/');
  await hydrated(page);
  await openItinerary(page);
  await expect(page.getByText('Opening the form …')).toBeVisible();
  await openItinerary(page);
  await expect.poll(() => mails.length, { timeout: 9000 }).toBe(1);
  await expect(page.getByText('Opening the form …')).toBeHidden();
  await openItinerary(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  await page.waitForTimeout(6000);
  expect(mails).toHaveLength(1);
  await page.getByLabel('Your email').fill('lakshmi@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('button', { name: 'Subscribe' }).click({ delay: 600 });
  await expect.poll(() => mails.length, { timeout: 9000 }).toBe(2);
});

test('while a page does not come, a line says so', async ({ page }) => {
  await page.route(/\.data$/, () => {});
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByText('Opening the page …')).toBeVisible();
});

test('everything that the built pages fetch late has a row above', () => {
  const chunks = readdirSync(join(SITE, 'assets')).filter((file) => file.endsWith('.js'));
  const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');
  const textOf = (file: string) => readFileSync(join(SITE, 'assets', file), 'utf8');
  const imported = chunks.flatMap((file) =>
    [...textOf(file).matchAll(/\bimport\([`"']\.\/([^`"']+)[`"']\)/g)].map(([, late = '']) => late),
  );
  const fetching = chunks.filter((file) => /(?<![.\w$])fetch\(/.test(textOf(file)));
  const framing = chunks.filter((file) => /\(`iframe`/.test(textOf(file)));
  const late = [...new Set([...imported, ...fetching, ...framing].map(nameOf))];
  const rows = new Set(Object.values(LATE).map(({ chunk }) => chunk));
  expect(
    late.filter((chunk) => !rows.has(chunk)),
    'chunks that are fetched late, or fetch something late: add a row that says what a visitor sees if that fails',
  ).toEqual([]);
});

test('a page that could not be fetched without a network opens by itself once there is one', async ({ page }) => {
  await page.route(/\.data$/, (route) => route.abort());
  await page.goto('/');
  await page.mouse.move(5, 5);
  await hydrated(page);
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByText(/could not be loaded/)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.unroute(/\.data$/);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  await expect(page).toHaveURL('/faqs');
});

test('Back without a network says so at the top, and the page comes back as she left it', async ({ page }) => {
  // Otherwise it would be prefetched.
  const data = /\/faqs\.data$/;
  await page.route(data, (route) => route.abort());
  await page.goto('/faqs');
  await page.mouse.move(5, 5);
  await hydrated(page);
  // Not by a press, after which the page brings the question into view.
  await page
    .locator('main details')
    .first()
    .evaluate((details: HTMLDetailsElement) => (details.open = true));
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const answers = page.locator('main details[open]');
  await expect(answers).toHaveCount(1);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/accessibility"]')!.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  await page.context().setOffline(true);
  await page.evaluate(() => history.back());
  const heading = page.getByRole('heading', { level: 1, name: 'This page could not be loaded' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.unroute(data);
  await page.context().setOffline(false);
  await expect(answers).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('a page whose code could not be fetched opens later, for a visitor who went elsewhere meanwhile', async ({ page }) => {
  const code = /\/assets\/faqs-/;
  await page.route(code, (route) => route.abort());
  await page.goto('/');
  await page.mouse.move(5, 5);
  await hydrated(page);
  await page.context().setOffline(true);
  const faqs = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' });
  await faqs.click();
  await expect(page.getByText(/could not be loaded/)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
  await expect(page).toHaveURL('/#testimonials');
  await page.unroute(code);
  await page.context().setOffline(false);
  await faqs.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
});
