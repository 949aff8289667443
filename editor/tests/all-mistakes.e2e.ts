import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { content, CONTENT_FOLDER } from '#app/content/content.server.ts';
import { axeFindings } from '../../tests/support/axe-findings.ts';
import { editableFiles } from '../editable-files.ts';
import type { Path } from '../fields.ts';
import { expect, test } from './edit-server.ts';
import { errorAt, fieldAt, unfold } from './fill-form.ts';

/** A trip with one price and one departure. */
const trip = content().lists.upcoming.find(
  ({ price, departures, parentSlug }) => typeof price === 'number' && departures.length === 1 && !parentSlug,
)!;
const TRIP = `trips/upcoming/${trip.slug}/trip.yaml`;
const { upcoming: listed } = parse(readFileSync(`${CONTENT_FOLDER}/lists.yaml`, 'utf8')) as { upcoming: string[] };
const POLICY = 'policies/cancellation-policy.md';

/** Typical mistakes: the file and field, what is typed there, and the problem and the fix that the field must show. */
const MISTAKES: [mistake: string, file: string, field: Path, typed: string, what: RegExp, fix: RegExp][] = [
  ['the date 31 February', TRIP, ['departures', 0, 'end'], '2027-02-31', /not a real date/, /February 2027 has 28 days/],
  ['a price with a comma', TRIP, ['price'], '31,000', /the text '31,000'/, /Write 31000/],
  ['slots left above the total', TRIP, ['departures', 0, 'slotsLeft'], '199', /199 slots are left of/, /Correct slotsLeft or totalSlots/],
  ['an empty title', TRIP, ['title'], '', /missing/, /The name of the trip/],
  [
    'a misspelt link in a policy',
    POLICY,
    ['text'],
    'See [us](/contcat).',
    /leads to a page that does not exist/,
    /Did you mean \/contact\?/,
  ],
  ['a slug listed twice', 'lists.yaml', ['upcoming', 1], listed[0]!, /is in the list twice/, /Remove one of the two/],
  ['a redirect to no page', 'redirects.yaml', ['redirects', 0, 'to'], `${trip.slug}x`, /an address on this site/, /begins with a slash/],
  ['a percentage above 100', 'terms.yaml', ['payment', 'depositPercent'], '500', /at most 100/, /Write the value/],
];

async function open(page: Page, url: string, path: string): Promise<void> {
  await page.goto(`${url}/#${path}`);
  await page.getByRole('button', { name: 'Publish' }).waitFor();
}

for (const [mistake, path, field, typed, what, fix] of MISTAKES) {
  test(`${mistake} shows an error at its field, writes nothing, and is still in the form after a reload`, async ({ page, edited, url }) => {
    await open(page, url, path);
    const [before, head] = [edited.read(path), edited.git('rev-parse', 'HEAD')];
    const input = fieldAt(page, field);
    await unfold(page, input);
    await input.fill(typed);
    const expectError = async () => {
      const error = errorAt(page, field);
      await expect(error).toContainText(what);
      await expect(error).toContainText(fix);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
    };
    await expectError();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('heading', { name: 'nothing can be published yet' })).toBeVisible();
    await page.reload();
    await expectError();
    await expect(input).toHaveValue(typed);
    await expect(input).toBeVisible();
    expect(edited.read(path)).toBe(before);
    expect(edited.git('rev-parse', 'HEAD')).toBe(head);
    expect(edited.git('status', '--porcelain')).toBe('');
  });
}

test('several errors are listed together, each links to its field, and all disappear once fixed', async ({ page, url }) => {
  await open(page, url, TRIP);
  const [price, end] = [fieldAt(page, ['price']), fieldAt(page, ['departures', 0, 'end'])];
  await price.fill('31,000');
  await unfold(page, end);
  await end.fill('2027-02-31');
  await expect(page.getByRole('heading', { name: /^\d problems/ })).toBeVisible();
  await page.getByRole('button', { name: /^Departures 1, end/ }).click();
  await expect(end).toBeFocused();
  await page.getByRole('button', { name: /^Price/ }).click();
  await expect(price).toBeFocused();
  await price.fill('31000');
  await end.fill(trip.departures[0].end);
  await expect(page.getByRole('heading', { name: 'nothing can be published yet' })).toBeHidden();
  await expect(page.getByText(`Price of ${trip.title}: `)).toBeVisible();
});

test('axe finds no problems in the list, in any kind of form, next to an error, after a change, or after publishing', async ({
  page,
  edited,
  url,
}) => {
  test.setTimeout(600_000);
  const found: string[] = [];
  const look = async (where: string) => found.push(...(await axeFindings(page)).map((what) => `${where}: ${what}`));
  await page.goto(url);
  await expect(page.getByRole('link', { name: trip.title, exact: true }).first()).toBeVisible();
  await look('list');
  // One file for each kind of form.
  const files = [...Map.groupBy(editableFiles(edited.copy.folder), ({ schema }) => schema).values()].map(([file]) => file!.path);
  for (const path of files) {
    await open(page, url, path);
    await page.locator('details').evaluateAll((sections) => sections.forEach((section) => section.setAttribute('open', '')));
    await look(path);
  }
  await open(page, url, POLICY);
  const title = fieldAt(page, ['title']);
  await title.fill('');
  await expect(page.getByRole('heading', { name: 'nothing can be published yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: 'nothing can be published yet' })).toBeFocused();
  await expect(page.getByRole('status')).toContainText('Nothing was published');
  await look('a mistake');
  await title.fill('A policy of the test');
  await expect(page.getByText(/^Title of /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'nothing can be published yet' })).toBeHidden();
  await look('a change');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status')).toContainText('Published, but not sent: ');
  await look('published');
  edited.git('revert', '--no-edit', 'HEAD');
  expect(found).toEqual([]);
});
