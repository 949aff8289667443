import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildDay } from '#app/content/build-day.server.ts';
import { content, loadContent } from '#app/content/content.server.ts';
import { expectAccessible } from '../../tests/support/axe-findings.ts';
import { newTrip } from '../new-trip.ts';
import { expect, loadPreview, test } from './edit-server.ts';

const NAME = 'Hampi by Bicycle';
const SLUG = 'hampi-by-bicycle';
const UPCOMING = `trips/upcoming/${SLUG}/trip.yaml`;

const publish = (page: Page) => page.getByRole('button', { name: 'Publish' }).click();
const left = (page: Page) => page.getByRole('region', { name: 'left to write' });

/** Fills in every text field that is marked as invalid. */
async function writeWords(page: Page): Promise<void> {
  const fields = page.locator('.field[data-invalid] :is(input[type="text"], textarea)');
  await page.locator('details').evaluateAll((sections) => sections.forEach((section) => section.setAttribute('open', '')));
  // Fill them by id, because a field no longer matches the locator once it is valid.
  const ids = await fields.evaluateAll((found) => found.map(({ id }) => id));
  for (const id of ids) await page.locator(`[id="${id}"]`).fill('Words of the test');
}

async function undoLast(page: Page, sentence: string): Promise<void> {
  await page.getByRole('link', { name: 'All content' }).click();
  await page.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(page.getByText(`Undone, but not sent: ${sentence}`)).toBeVisible();
}

test("a new trip's form lists what is left to write, nothing is written before publishing, and undo removes the trip", async ({
  page,
  edited,
  url,
}) => {
  await loadPreview(page);
  await page.goto(url);
  await page.getByRole('link', { name: 'Add a trip' }).click();
  await page.getByLabel('Name').fill(NAME);
  await expect(page.getByLabel('Address')).toHaveValue(SLUG);
  await page.getByLabel('Address').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(left(page)).toContainText('Departures: The field is missing.');
  await expect(left(page)).toContainText('Price: The field is missing.');
  await publish(page);
  expect(edited.git('status', '--porcelain')).toBe('');

  await page.getByLabel('One price for everyone', { exact: true }).fill('36000');
  await page.getByLabel('Duration').fill('2N/3D');
  await page.locator('#root_ages_from').fill('5');
  await page.getByRole('button', { name: 'Add to departures' }).click();
  for (const [field, value] of [
    ['start', '2027-10-01'],
    ['end', '2027-10-03'],
    ['slotsLeft', '20'],
    ['totalSlots', '20'],
    ['asOf', buildDay()],
  ] as const)
    await page.locator(`#root_departures_0_${field}`).fill(value);
  await expect(left(page)).not.toContainText('is missing');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await page.reload();
  await expect(left(page)).toContainText('is still the placeholder text of a new trip');
  await writeWords(page);
  await expect(left(page)).toHaveCount(0);
  expect(existsSync(join(edited.copy.folder, UPCOMING))).toBe(false);

  const sentence = `${NAME}: a new upcoming trip`;
  await publish(page);
  await expect(page.getByText(`Published, but not sent: ${sentence}`)).toBeVisible();
  expect(edited.lastCommit().subject).toBe(sentence);
  expect(edited.git('show', '--format=', '--name-only').trim().split('\n')).toEqual(['content/lists.yaml', `content/${UPCOMING}`]);
  expect(edited.git('status', '--porcelain')).toBe('');
  const trip = loadContent(edited.copy.folder).upcoming.get(SLUG)!;
  expect(trip).toMatchObject({ title: NAME, price: 36_000, duration: '2N/3D', departures: [{ start: '2027-10-01' }] });
  expect(edited.read(UPCOMING)).not.toMatch(/in a few words/);

  await undoLast(page, sentence);
  expect(existsSync(join(edited.copy.folder, UPCOMING))).toBe(false);
  expect(edited.read('lists.yaml')).not.toContain(SLUG);
  await expect(page.getByRole('link', { name: NAME })).toHaveCount(0);
});

test('an invalid or taken address shows an error at its field, and the input stays', async ({ page, edited, url }) => {
  const [taken] = content().upcoming.keys();
  await page.goto(`${url}/#new`);
  await page.getByLabel('Name').fill(NAME);
  for (const [address, message] of [
    ['Hampi By Bicycle', 'Use lowercase letters'],
    [taken!, 'already exists'],
    ['', 'cannot be an address'],
  ] as const) {
    await page.getByLabel('Address').fill(address);
    await page.getByRole('button', { name: 'Create the trip' }).click();
    await expect(page.locator('#new-trip_slug__error')).toContainText(message);
    await expect(page.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Address')).toHaveValue(address);
    await expect(page.getByLabel('Name')).toHaveValue(NAME);
  }
  await expectAccessible(page);
  expect(edited.git('status', '--porcelain')).toBe('');
});

test('an unpublished trip is listed, and is replaced or discarded only after confirmation', async ({ page, url }) => {
  const create = async () => {
    await page.goto(`${url}/#new`);
    await page.getByLabel('Kind').selectOption({ label: 'Past: a year and a gallery' });
    await page.getByLabel('Name').fill(NAME);
    await page.getByRole('button', { name: 'Create the trip' }).click();
  };
  await create();
  await page.getByLabel('Location').fill('Karnataka');
  await page.getByRole('link', { name: 'All content' }).click();
  await page.getByRole('link', { name: NAME }).click();
  await expect(page.getByLabel('Location')).toHaveValue('Karnataka');
  const answers = ['dismiss', 'accept'] as const;
  for (const answer of answers) {
    const question = page.waitForEvent('dialog').then((dialog) => dialog[answer]());
    await create();
    await question;
    await page.goto(`${url}/#trips/past/${SLUG}/trip.yaml`);
    await expect(page.getByLabel('Location')).toHaveValue(answer === 'dismiss' ? 'Karnataka' : /^\[/);
  }
  await page.getByLabel('Location').fill('Karnataka');
  for (const answer of answers) {
    page.once('dialog', (dialog) => void dialog[answer]());
    await page.getByRole('button', { name: 'Discard' }).click();
    if (answer === 'dismiss') await expect(page.getByLabel('Location')).toHaveValue('Karnataka');
  }
  await expect(page.getByRole('heading', { name: 'What do you want to change?' })).toBeVisible();
  await expect(page.getByRole('link', { name: NAME })).toHaveCount(0);
});

test('a new trip that was published elsewhere in the meantime takes what was typed', async ({ page, edited, url }) => {
  await page.goto(`${url}/#new`);
  await page.getByLabel('Kind').selectOption({ label: 'Past: a year and a gallery' });
  await page.getByLabel('Name').fill(NAME);
  await page.getByRole('button', { name: 'Create the trip' }).click();
  await page.getByLabel('Location').fill('Karnataka');
  await newTrip(edited.copy.folder, 'past', SLUG, new Date());
  const before = edited.git('rev-parse', 'HEAD').trim();
  edited.copy.fillIn(`trips/past/${SLUG}/trip.yaml`);
  edited.git('add', '--all');
  edited.git('commit', '--quiet', '--message', 'Elsewhere');
  await publish(page);
  await expect(page.locator('.message')).toContainText('This trip is there already');
  await expect(page.getByText('Location Yours, in the form: Karnataka Theirs: Our own words')).toBeVisible();
  await expect(page.getByText(`Title Yours, in the form: ${NAME} Theirs: Hampi by bicycle`)).toBeVisible();
  await publish(page);
  await expect(page.locator('.message')).toHaveText(/^Published, but not sent: Title of .* Location of /);
  await page.getByRole('link', { name: 'All content' }).click();
  await expect(page.getByRole('link', { name: NAME })).toHaveCount(1);
  edited.git('reset', '--quiet', '--hard', before);
});

test('a finished trip moves to the past trips with what was typed in it and gets a redirect in one commit, and undo moves it back', async ({
  page,
  edited,
  url,
}) => {
  const { upcoming } = content();
  const today = buildDay();
  const [over] = [...upcoming.values()]
    .filter(({ departures, parentSlug }) => !parentSlug && departures.every(({ end }) => end < today))
    .toSorted((a, b) => a.testimonials.length - b.testimonials.length);
  test.skip(!over, 'No upcoming trip is over.');
  const { slug, title } = over!;
  const before = edited.git('ls-files', '-s');
  const pastSlug = `${slug}-of-the-test`;
  await page.goto(`${url}/#trips/upcoming/${slug}/trip.yaml`);
  await page.locator('#root_summary').fill('Typed before the move');
  await page.locator('#root_subtitle').fill('Typed in vain');
  // A field that the past trip's file has only if something is in it.
  const last = over!.testimonials.length;
  await page.locator('summary', { hasText: /^Testimonials$/ }).click();
  await page.getByRole('button', { name: 'Add to testimonials' }).click();
  await page.locator(`#root_testimonials_${last}_name`).fill('Mala, Chennai');
  await page.locator(`#root_testimonials_${last}_quote`).fill('Typed before the move, too.');
  await page.getByText('Is this trip over?').click();
  await page.getByLabel('Address').fill(pastSlug);
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Move to the past trips' }).click();
  await expect(left(page)).toContainText('Location');
  expect(asked).toEqual([expect.stringContaining('A past trip has no subtitle.')]);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(edited.git('status', '--porcelain')).toBe('');
  await page.goto(`${url}/#trips/upcoming/${slug}/trip.yaml`);
  await page.locator('#root_summary').fill('Typed after the move');
  await page.goto(`${url}/#trips/past/${pastSlug}/trip.yaml`);
  await expect(left(page)).toContainText('Location');
  await writeWords(page);
  await expect(left(page)).toHaveCount(0);
  const sentence = `${title}: moved to the past trips`;
  await expect(page.getByText(sentence)).toBeVisible();
  await publish(page);
  await expect(page.getByText(`Published, but not sent: ${sentence}`)).toBeVisible();
  expect(edited.git('status', '--porcelain')).toBe('');
  const after = loadContent(edited.copy.folder);
  expect(after.upcoming.has(slug)).toBe(false);
  expect(after.past.get(pastSlug)).toMatchObject({ title, location: 'Words of the test', summary: 'Typed before the move' });
  expect(after.past.get(pastSlug)!.testimonials.at(-1)).toMatchObject({ quote: 'Typed before the move, too.' });
  expect(after.redirects).toContainEqual({ from: `/trips/upcoming/${slug}`, to: `/trips/past/${pastSlug}` });
  await page.goto(`${url}/#trips/upcoming/${slug}/trip.yaml`);
  await expect(page.getByText(`somebody has moved it to /trips/past/${pastSlug}.`)).toBeVisible();

  await undoLast(page, edited.lastCommit().subject);
  expect(edited.git('ls-files', '-s')).toBe(before);
  await page.getByRole('region', { name: 'Not published yet' }).getByRole('link', { name: title }).click();
  await expect(page.locator('#root_summary')).toHaveValue('Typed after the move');
});
