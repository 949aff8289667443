import { renameSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { content } from '#app/content/content.server.ts';
import { rupees } from '#app/domain/price-text.ts';
import { expect, loadPreview, test } from './edit-server.ts';
import { tabTo } from './fill-form.ts';

/** A trip with one price and one departure. */
const { slug, title } = content().lists.upcoming.find(
  ({ price, departures, parentSlug }) => typeof price === 'number' && departures.length === 1 && !parentSlug,
)!;
const PATH = `trips/upcoming/${slug}/trip.yaml`;

const priceField = (page: Page) => page.getByLabel('One price for everyone', { exact: true });
const priceIn = (source: string) => Number(/^price: (\d+)$/m.exec(source)?.[1]);

test('a new price can be typed, published and undone with the keyboard: it shows in the preview and changes one line and the date', async ({
  page,
  edited,
  url,
}) => {
  await loadPreview(page);
  await page.goto(url);
  await tabTo(page, page.getByRole('link', { name: title, exact: true }).first());
  await page.keyboard.press('Enter');
  const before = edited.read(PATH);
  await tabTo(page, priceField(page));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('98765');
  const sentence = `Price of ${title}: ${rupees(priceIn(before))} → ${rupees(98_765)}`;
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  const preview = page.frameLocator('iframe');
  // If it fails, this prints what the preview shows.
  await expect(preview.locator('body')).toContainText(rupees(98_765), { useInnerText: true });
  await expect(preview.getByText(rupees(98_765)).first()).toBeVisible();
  expect(edited.read(PATH)).toBe(before);

  await tabTo(page, page.getByRole('button', { name: 'Publish' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(`Published, but not sent: ${sentence}`);
  const { subject, lines } = edited.lastCommit();
  expect(subject).toBe(sentence);
  const changed = lines.filter((line) => !/^[+-]updated: /.test(line));
  expect(changed).toEqual([`-price: ${priceIn(before)}`, '+price: 98765']);
  expect(edited.git('status', '--porcelain')).toBe('');

  await tabTo(page, page.getByRole('link', { name: 'All content' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Undo the last change' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(`Undone, but not sent: ${sentence}`);
  expect(edited.read(PATH)).toBe(before);
  await expect(page.getByText('You have published nothing that could be undone.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo the last change' })).toHaveCount(0);
});

test("publishing a page with its own review date does not change the policies' date", async ({ page, edited, url }) => {
  await page.goto(`${url}/#policies/accessibility.md`);
  await page.locator('input#root_reviewed').fill('2001-02-03');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published, but not sent: ')).toBeVisible();
  expect(edited.lastCommit().lines.filter((line) => line.startsWith('+'))).toEqual(['+reviewed: 2001-02-03']);
});

test('edits to a file that is gone are shown, and can be discarded', async ({ page, edited, url }) => {
  await page.goto(`${url}/#${PATH}`);
  await page.locator('#root_summary').fill('Typed before it went');
  const folder = join(edited.copy.folder, dirname(PATH));
  renameSync(folder, `${folder}.away`);
  await page.goto(url);
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { name: `What you typed in ${title}` })).toBeVisible();
  await expect(page.getByText('Summary: Typed before it went')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Not published yet' })).toHaveCount(0);
  renameSync(`${folder}.away`, folder);
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
