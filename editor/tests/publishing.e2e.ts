import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { content } from '#app/content/content.server.ts';
import { expect, test } from './edit-server.ts';

const PATH = 'how-it-works.yaml';
const OTHER = 'faqs.yaml';
const { title } = content().howItWorks;

/** A bare remote repository that other people push to as well. */
class Remote {
  readonly folder = join(mkdtempSync(join(tmpdir(), 'remote-')), 'site.git');

  constructor(clone: (...words: string[]) => string) {
    execFileSync('git', ['init', '--quiet', '--bare', this.folder]);
    clone('remote', 'add', 'origin', this.folder);
    clone('push', '--quiet', 'origin', 'HEAD');
  }

  /** The subjects of its commits, newest first. */
  subjects(): string[] {
    return execFileSync('git', ['log', '--all', '--format=%s'], { cwd: this.folder, encoding: 'utf8' }).trim().split('\n');
  }

  /** Commits and pushes a change to a file as somebody else. */
  change(path: string, change: (source: string) => string, subject: string): void {
    const folder = mkdtempSync(join(tmpdir(), 'other-'));
    const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
    git('clone', '--quiet', this.folder, '.');
    const file = join(folder, 'content', path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    git('-c', 'user.name=Farah', '-c', 'user.email=farah@example.org', 'commit', '--quiet', '--all', '--message', subject);
    git('push', '--quiet');
  }
}

const heading = (page: Page) => page.locator('input#root_title');

async function publishTitle(page: Page, url: string, words: string): Promise<void> {
  await page.goto(`${url}/#${PATH}`);
  await page.reload();
  await heading(page).fill(words);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published: ')).toBeVisible();
}

test('publishing pushes, rebases onto newer commits on the remote, and keeps and reports commits that it cannot push', async ({
  page,
  edited,
  url,
}) => {
  const remote = new Remote((...words) => edited.git(...words));
  const said = page.locator('.message');
  await publishTitle(page, url, 'One');
  await expect(said).toContainText('It was sent to origin.');
  expect(remote.subjects()[0]).toBe(`Title of How it works: ${title} → One`);

  remote.change(OTHER, (source) => source.replace(/^lead: .*$/m, 'lead: Words of another person.'), 'Another lead');
  await publishTitle(page, url, 'Two');
  await expect(said).toContainText('combined with what others have changed');
  expect(remote.subjects().slice(0, 2)).toEqual(['Title of How it works: One → Two', 'Another lead']);
  expect(edited.read(OTHER)).toContain('lead: Words of another person.');

  renameSync(remote.folder, `${remote.folder}.away`);
  await publishTitle(page, url, 'Three');
  await expect(said).toContainText('saved on this computer, and will be sent with your next change');
  expect(edited.lastCommit().subject).toBe('Title of How it works: Two → Three');
  renameSync(`${remote.folder}.away`, remote.folder);
  await publishTitle(page, url, 'Four');
  await expect(said).toContainText('It was sent to origin.');
  expect(remote.subjects().slice(0, 2)).toEqual(['Title of How it works: Three → Four', 'Title of How it works: Two → Three']);

  remote.change(PATH, (source) => source.replace(/^title: .*$/m, 'title: Theirs'), 'Their title');
  await publishTitle(page, url, 'Five');
  await expect(said).toContainText('their version stands, and yours is in the form again');
  expect(edited.git('status', '--porcelain', '--branch')).not.toContain('rebase');
  expect(edited.read(PATH)).toContain('title: Theirs');
  expect(remote.subjects()[0]).toBe('Their title');
  await expect(heading(page)).toHaveValue('Five');
  await expect(page.getByText('Title. Yours, in the form: Five. Theirs: Theirs.')).toBeVisible();
  await expect(page.getByText('Title of How it works: Theirs → Five')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(said).toContainText('It was sent to origin.');
  expect(remote.subjects()[0]).toBe('Title of How it works: Theirs → Five');
  edited.git('remote', 'remove', 'origin');
});

test('edits rejected because the file has changed can be merged into it, and conflicts are shown', async ({ page, context, url }) => {
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(`${url}/#${PATH}`);
    await expect(heading(each)).toBeVisible();
  }
  await page.locator('#root_lead').fill('A lead of the first window.');
  await page.locator('#root_metaTitle').fill('First window');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published: ')).toBeVisible();

  await heading(other).fill('Second window');
  await other.locator('#root_metaTitle').fill('Second window');
  await other.getByRole('button', { name: 'Publish' }).click();
  await expect(other.getByText('has changed since you opened it')).toBeVisible();
  await other.getByRole('button', { name: 'Start again' }).click();
  await expect(other.locator('#root_metaTitle')).toHaveValue('First window');
  await other.getByRole('button', { name: 'Restore what I typed' }).click();
  await expect(other.getByText('Meta title. Yours, in the form: Second window. Theirs: First window.')).toBeVisible();
  await expect(other.locator('#root_lead')).toHaveValue('A lead of the first window.');
  await expect(other.locator('#root_metaTitle')).toHaveValue('Second window');
  await expect(other.getByText('Meta title of How it works: First window → Second window')).toBeVisible();
  await other.getByRole('button', { name: 'Publish' }).click();
  await expect(other.getByText('Published: ')).toBeVisible();
});
