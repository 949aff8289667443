import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { buildDay } from '#app/content/build-day.server.ts';
import { content } from '#app/content/content.server.ts';
import { expect, test } from './edit-server.ts';
import { fieldAt, unfold } from './fill-form.ts';

const { lists, upcoming } = content();
const field = (page: Page, name: string) => page.locator(`#root_${name}`);
const publish = (page: Page) => page.getByRole('button', { name: 'Publish' }).click();

test('what is typed while a change is being sent belongs to the next change', async ({ page, edited, url }) => {
  const remote = mkdtempSync(join(tmpdir(), 'slow-'));
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  edited.git('remote', 'add', 'origin', remote);
  edited.git('push', '--quiet', 'origin', 'HEAD');
  const hook = join(remote, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\nsleep 3\n');
  chmodSync(hook, 0o755);
  await page.goto(`${url}/#how-it-works.yaml`);
  await field(page, 'title').fill('Sent first');
  await publish(page);
  await field(page, 'lead').fill('Typed meanwhile');
  await expect(page.getByText('→ Sent first. It was sent to origin.')).toBeVisible();
  await expect(field(page, 'lead')).toHaveValue('Typed meanwhile');
  expect(edited.read('how-it-works.yaml')).not.toContain('Typed meanwhile');
  await expect(page.locator('footer li')).toHaveText([/^Lead of How it works: .*Typed meanwhile|^Lead of How it works: changed/]);
  await publish(page);
  await expect(page.getByText('Published: Lead of How it works')).toBeVisible();
  expect(edited.read('how-it-works.yaml')).toMatch(/title: Sent first\nlead: Typed meanwhile/);
  edited.git('remote', 'remove', 'origin');
});

test('a new trip replaces the draft at its address only after a question', async ({ page, url }) => {
  const create = async () => {
    await page.goto(`${url}/#new`);
    await page.getByLabel('Name').fill('Twice');
    await page.getByRole('button', { name: 'Create the trip' }).click();
  };
  await create();
  await field(page, 'duration').fill('9N/10D');
  for (const answer of ['dismiss', 'accept'] as const) {
    page.once('dialog', (dialog) => void dialog[answer]());
    await create();
    if (answer === 'accept') continue;
    await page.goto(`${url}/#trips/upcoming/twice/trip.yaml`);
    await expect(field(page, 'duration')).toHaveValue('9N/10D');
  }
  await expect(field(page, 'duration')).toHaveValue('');
});

test('what was typed in a trip moves along to the past trips', async ({ page, url }) => {
  const over = [...upcoming.values()].find(
    ({ departures, departureOf }) => !departureOf && departures.every(({ end }) => end < buildDay()),
  );
  test.skip(!over, 'No upcoming trip is over.');
  await page.goto(`${url}/#trips/upcoming/${over!.slug}/trip.yaml`);
  await field(page, 'title').fill('Typed before the move');
  await field(page, 'duration').fill('9N/10D');
  await page.getByText('Is this trip over?').click();
  await page.getByRole('button', { name: 'Move to the past trips' }).click();
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
  await expect(field(page, 'title')).toHaveValue('Typed before the move');
  await expect(page.getByRole('heading', { name: 'left to write' })).not.toContainText('Duration');
});

test('a draft of a file that is gone shows what was typed, and can be discarded', async ({ page, edited, url }) => {
  const { slug, title } = lists.upcoming.find(({ departureOf }) => !departureOf)!;
  await page.goto(`${url}/#trips/upcoming/${slug}/trip.yaml`);
  await field(page, 'title').fill('Typed before it went');
  const folder = join(edited.copy.folder, 'trips/upcoming', slug);
  renameSync(folder, `${folder}.away`);
  await page.goto(url);
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { name: `What you typed in ${title}` })).toBeVisible();
  await expect(page.getByText('Title: Typed before it went')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Not published yet' })).toHaveCount(0);
  renameSync(`${folder}.away`, folder);
});

test('an upload adds its photo to the entry it was dropped on, although that was edited and moved meanwhile', async ({ page, url }) => {
  const { slug } = lists.past.find(({ gallery }) => gallery.length > 2 && !gallery.some(({ photo }) => photo))!;
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'gold' } })
    .jpeg()
    .toBuffer();
  const upload = Promise.withResolvers<void>();
  await page.route('**/photo?*', (route) => upload.promise.then(() => route.continue()));
  await page.goto(`${url}/#trips/past/${slug}/trip.yaml`);
  const alt = (place: number) => fieldAt(page, ['gallery', place, 'alt']);
  await unfold(page, alt(0));
  const second = await alt(1).inputValue();
  await page.getByLabel('Choose a photo: Gallery 1', { exact: true }).setInputFiles({ name: 'gold.jpg', mimeType: 'image/jpeg', buffer });
  await alt(0).fill('Typed meanwhile');
  await page.getByRole('button', { name: 'Move down: Gallery 1' }).click();
  await expect(alt(1)).toHaveValue('Typed meanwhile');
  await page.getByRole('button', { name: 'Remove: Gallery 3' }).click();
  upload.resolve();
  await expect(page.getByLabel('From the left: Gallery 2')).toBeVisible();
  await expect(page.getByLabel(/^From the left: Gallery/)).toHaveCount(1);
  await expect(alt(0)).toHaveValue(second);
  await expect(alt(1)).toHaveValue('Typed meanwhile');
});
