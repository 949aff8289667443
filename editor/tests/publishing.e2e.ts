import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { content } from '#app/content/content.server.ts';
import { expect, test } from './edit-server.ts';
import { fieldAt, unfold } from './fill-form.ts';
import { Editor, Remote } from './two-editors.ts';

const PATH = 'how-it-works.yaml';
const heading = (page: Page) => page.locator('input#root_title');
const said = (page: Page) => page.locator('.message');

async function publishTitle(page: Page, words: string): Promise<void> {
  await heading(page).fill(words);
  await page.getByRole('button', { name: 'Publish' }).click();
}

test('a change is sent, again if it could not be, and one that others made at the same place is shown in both versions', async ({
  page,
  edited,
  url,
}) => {
  const remote = new Remote(edited.folder);
  edited.git('remote', 'add', 'origin', remote.folder);
  edited.git('fetch', '--quiet', 'origin');
  await page.goto(`${url}/#${PATH}`);
  remote.set('refuses');
  await publishTitle(page, 'One');
  await expect(said(page)).toContainText('saved on this computer, and will be sent with your next change');
  await page.getByRole('link', { name: 'All content' }).click();
  await expect(page.getByText('One change is saved on this computer and not sent yet.')).toBeVisible();
  remote.set('takes');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('It was sent to origin.')).toBeVisible();

  const farah = new Editor('farah', remote);
  farah.type(PATH, (data) => Object.assign(data, { title: 'Theirs' }));
  await farah.publish(PATH);
  farah.close();
  await page.goto(`${url}/#${PATH}`);
  await publishTitle(page, 'Two');
  await expect(said(page)).toContainText('Their version stands, and yours is in the form again');
  expect(edited.read(PATH)).toContain('title: Theirs');
  const conflict = page.getByText('Title Yours, in the form: Two Theirs: Theirs');
  for (const moment of ['at once', 'after a reload']) {
    await test.step(moment, async () => {
      await expect(conflict).toBeInViewport();
      await expect(heading(page)).toHaveValue('Two');
      await page.reload();
    });
  }
  // What is typed after the conflict is hers too.
  await heading(page).fill('Two, considered');
  for (const [button, chosen] of [
    ['Use theirs', 'Theirs'],
    ['Use mine', 'Two, considered'],
    ['Use theirs', 'Theirs'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(heading(page)).toHaveValue(chosen);
  }
  await expect(page.getByText('Title Yours: Two Theirs, in the form: Theirs')).toBeVisible();
  await publishTitle(page, 'Three');
  await expect(said(page)).toContainText('Theirs → Three. It was sent to origin.');
  edited.git('remote', 'remove', 'origin');
});

test('what is typed while a change is being sent belongs to the next change', async ({ page, edited, url }) => {
  const remote = new Remote(edited.folder);
  edited.git('remote', 'add', 'origin', remote.folder);
  remote.set('waits');
  await page.goto(`${url}/#${PATH}`);
  await publishTitle(page, 'Sent first');
  await expect(said(page)).toHaveText('Publishing …');
  await page.locator('#root_lead').fill('Typed meanwhile');
  await heading(page).fill('Sent first, then more');
  await expect(page.getByText('→ Sent first. It was sent to origin.')).toBeVisible();
  await expect(page.locator('#root_lead')).toHaveValue('Typed meanwhile');
  await expect(heading(page)).toHaveValue('Sent first, then more');
  await expect(page.getByText('Theirs:')).toHaveCount(0);
  await heading(page).fill('Sent first');
  expect(edited.read(PATH)).not.toContain('Typed meanwhile');
  await expect(page.locator('footer li')).toHaveText([/^Lead of How it works: (?:.*Typed meanwhile|changed)/]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published: Lead of How it works')).toBeVisible();
  expect(edited.read(PATH)).toMatch(/title: Sent first\nlead: Typed meanwhile/);
  edited.git('remote', 'remove', 'origin');
});

test('a step that another window or a form that was left has begun is shown until it ends', async ({ page, url }) => {
  await page.route(
    '**/state',
    async (route) => route.fulfill({ json: { ...((await (await route.fetch()).json()) as object), running: 'Publishing' } }),
    { times: 1 },
  );
  await page.goto(url);
  await expect(page.getByText('Publishing …')).toBeVisible();
  await expect(page.getByText('Publishing …')).toHaveCount(0);
});

test('edits to a file that has changed since are added to its newest version, and conflicts are shown', async ({ page, context, url }) => {
  const other = await context.newPage();
  for (const each of [page, other]) {
    // A check that came later would bring the newest version before anything is typed.
    await Promise.all([each.waitForResponse('**/check'), each.goto(`${url}/#${PATH}`)]);
    await expect(heading(each)).toBeVisible();
  }
  await page.locator('#root_lead').fill('A lead of the first window.');
  await page.locator('#root_metaTitle').fill('First window');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published, but not sent: ')).toBeVisible();

  // A message goes when she types on, so both are typed before the first check.
  const typed = Promise.withResolvers<void>();
  await other.route('**/check', (route) => typed.promise.then(() => route.continue()));
  await heading(other).fill('Second window');
  await other.locator('#root_metaTitle').fill('Second window');
  typed.resolve();
  await expect(other.getByText('has changed since you opened it')).toBeVisible();
  await expect(other.getByText('Meta title Yours, in the form: Second window Theirs: First window')).toBeVisible();
  await expect(other.locator('#root_lead')).toHaveValue('A lead of the first window.');
  await expect(other.locator('#root_metaTitle')).toHaveValue('Second window');
  await expect(other.getByText('Meta title of How it works: First window → Second window')).toBeVisible();
  await other.getByRole('button', { name: 'Publish' }).click();
  await expect(other.getByText('Published, but not sent: ')).toBeVisible();
});

test('two files that fit only each other are published together', async ({ page, edited, url }) => {
  const POLICY = 'policies/accessibility.md';
  const { questions } = content().faqs;
  const [last, { id }] = [questions.length - 1, questions.at(-1)!];
  const head = edited.git('rev-parse', 'HEAD').trim();
  writeFileSync(join(edited.copy.folder, POLICY), `${edited.read(POLICY)}\nSee [there](/faqs#${id}).\n`);
  edited.git('commit', '--quiet', '--all', '--message', 'A link');
  const problems = page.getByRole('heading', { name: 'nothing can be published yet' });

  await page.goto(`${url}/#faqs.yaml`);
  const field = fieldAt(page, ['questions', last, 'id']);
  await unfold(page, field);
  await field.fill('renamed');
  await expect(problems).toBeVisible();
  await expect(page.getByText("once all fit each other, 'Publish' sends them together")).toBeVisible();
  await page.goto(`${url}/#${POLICY}`);
  const text = fieldAt(page, ['text']);
  await text.fill((await text.inputValue()).replaceAll(`#${id}`, '#renamed'));
  await expect(page.locator('footer li')).toHaveCount(2);
  await expect(problems).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(said(page)).toContainText('Published, but not sent: ');
  expect(edited.git('status', '--porcelain')).toBe('');
  expect(edited.read('faqs.yaml')).toContain('id: renamed');
  await page.getByRole('link', { name: 'All content' }).click();
  await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Not published yet' })).toHaveCount(0);
  edited.git('reset', '--quiet', '--hard', head);
});
