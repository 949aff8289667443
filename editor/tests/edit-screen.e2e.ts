import { request } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { content } from '#app/content/content.server.ts';
import { rupees } from '#app/domain/price-text.ts';
import { axeFindings } from '../../tests/support/axe-findings.ts';
import { expect, test } from './edit-server.ts';
import { tabTo } from './fill-form.ts';

/** A trip with one price and one departure. */
const { slug, title } = content().lists.upcoming.find(
  ({ price, departures, departureOf }) => typeof price === 'number' && departures.length === 1 && !departureOf,
)!;
const PATH = `trips/upcoming/${slug}/trip.yaml`;

const priceField = (page: Page) => page.getByLabel('One price for everyone', { exact: true });
const titleField = (page: Page) => page.locator('input#root_title');
const publish = (page: Page) => page.getByRole('button', { name: 'Publish' }).click();
const priceIn = (source: string) => Number(/^price: (\d+)$/m.exec(source)?.[1]);

async function openTrip(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name: title, exact: true }).first().click();
  await expect(priceField(page)).toBeVisible();
}

test('a new price shows in the preview, publishing it changes one line and the date, and undo restores the file', async ({
  page,
  edited,
  url,
}) => {
  await openTrip(page, url);
  const before = edited.read(PATH);
  await priceField(page).fill('98765');
  const sentence = `Price of ${title}: ${rupees(priceIn(before))} → ${rupees(98_765)}`;
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(page.frameLocator('iframe').getByText(rupees(98_765)).first()).toBeVisible();
  expect(edited.read(PATH)).toBe(before);

  await publish(page);
  await expect(page.getByText(`Published: ${sentence}`)).toBeVisible();
  const { subject, lines } = edited.lastCommit();
  expect(subject).toBe(sentence);
  const changed = lines.filter((line) => !/^[+-]updated: /.test(line));
  expect(changed).toEqual([`-price: ${priceIn(before)}`, '+price: 98765']);
  expect(edited.git('status', '--porcelain')).toBe('');

  await page.getByRole('link', { name: 'All content' }).click();
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(page.getByText(`Undone: ${sentence}`)).toBeVisible();
  expect(edited.read(PATH)).toBe(before);
  await expect(page.getByText('You have published nothing that could be undone.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo the last change' })).toHaveCount(0);
});

test('a window cannot publish a file that another window has changed, but keeps its edits', async ({ page, context, edited, url }) => {
  await openTrip(page, url);
  const other = await context.newPage();
  await openTrip(other, url);
  await titleField(page).fill(`${title} of the first window`);
  await publish(page);
  await expect(page.getByText('Published: ')).toBeVisible();
  const first = edited.read(PATH);

  await priceField(other).fill('54321');
  await publish(other);
  await expect(other.getByText('has changed since you opened it')).toBeVisible();
  await expect(priceField(other)).toHaveValue('54321');
  expect(edited.read(PATH)).toBe(first);
  await other.getByRole('button', { name: 'Start again' }).click();
  await expect(titleField(other)).toHaveValue(`${title} of the first window`);
  edited.git('revert', '--no-edit', 'HEAD');
});

test('a reload while typing loses nothing', async ({ page, url }) => {
  await openTrip(page, url);
  await priceField(page).fill('31,');
  await page.reload();
  await expect(priceField(page)).toHaveValue('31,');
});

test("a sentence can be added to a policy with the keyboard, and publishing it updates the policies' date", async ({
  page,
  edited,
  url,
}) => {
  await page.goto(url);
  const policy = content().policies['cancellation-policy'].title;
  await tabTo(page, page.getByRole('link', { name: policy, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: policy })).toBeVisible();
  await tabTo(page, page.getByLabel('Text', { exact: true }));
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nA sentence of the test.\n');
  await expect(page.getByText(`Text of ${policy}: changed`)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Publish' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Published: ')).toBeVisible();
  const { lines } = edited.lastCommit();
  expect(lines.filter((line) => !/^[+-]lastUpdated: /.test(line))).toEqual(['+', '+A sentence of the test.']);
  expect(lines.some((line) => line.startsWith('+lastUpdated: '))).toBe(true);
});

test("publishing a page with its own review date does not change the policies' date", async ({ page, edited, url }) => {
  await page.goto(`${url}/#policies/accessibility.md`);
  await page.locator('input#root_reviewed').fill('2001-02-03');
  await publish(page);
  await expect(page.getByText('Published: ')).toBeVisible();
  expect(edited.lastCommit().lines.filter((line) => line.startsWith('+'))).toEqual(['+reviewed: 2001-02-03']);
});

test('axe finds no problems in the list, in forms, or next to errors', async ({ page, url }) => {
  const found: string[] = [];
  const look = async (where: string) => {
    // The preview is a page of the site, which other tests cover.
    found.push(...axeFindings(where, await new AxeBuilder({ page }).exclude('iframe').analyze()));
  };
  await page.goto(url);
  await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  await look('list');
  for (const path of [PATH, 'faqs.yaml', 'policies/privacy-policy.md']) {
    await page.goto(`${url}/#${path}`);
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
    await page.locator('details').evaluateAll((sections) => sections.forEach((section) => section.setAttribute('open', '')));
    await look(path);
  }
  await page.goto(`${url}/#${PATH}`);
  await priceField(page).fill('31,000');
  await expect(page.getByRole('heading', { name: 'nothing can be published yet' })).toBeVisible();
  await look('mistake');
  expect(found).toEqual([]);
});

test('the server accepts requests only from its own page', async ({ page, url }) => {
  const { host } = new URL(url);
  await page.goto(url);
  const token = await page.locator('meta[name="edit-token"]').getAttribute('content');
  const own = { host, origin: url, 'x-edit-token': token! };
  expect(await statusOf(url, '/files', own)).toBe(200);
  expect(await statusOf(url, '/files', { ...own, 'x-edit-token': '' })).toBe(403);
  expect(await statusOf(url, '/', { host: 'evil.example' })).toBe(403);
  expect(await statusOf(url, '/files', { ...own, origin: 'https://evil.example' })).toBe(403);
  expect(await statusOf(url, '/undo', { host, 'x-edit-token': token! }, 'POST')).toBe(403);
  expect(await statusOf(url, '/file?path=../package.json', own)).toBe(404);
});

function statusOf(url: string, path: string, headers: Record<string, string>, method = 'GET'): Promise<number | undefined> {
  return new Promise((done, fail) => {
    const asked = request(url + path, { headers, method }, (answer) => done(answer.resume().statusCode));
    asked.on('error', fail).end();
  });
}
