import type { Page } from '@playwright/test';
import { edit, type Edit, EDITS, fileOf, firstTrip, found, read } from '../../tests/edits/edits.ts';
import { ContentCopy } from '../../tests/support/content-copy.ts';
import { DAY_FIELDS } from '../changes.ts';
import { dataOf, editableFiles } from '../editable-files.ts';
import { isSame } from '../fields.ts';
import { EditedContent, expect, test as base } from './edit-server.ts';
import { fillForm } from './fill-form.ts';

const PUNCTUATION = 'Bring: a hat, Mala\'s "own" cup # and {payment.depositPercent}% of your patience - all in';

/** Edits tested only on the editing screen. */
const MORE: Readonly<Record<string, Edit>> = {
  'price range': {
    what: 'a price becomes a range',
    make: (folder) => {
      const trip = firstTrip(folder, ({ price }) => typeof price === 'number');
      return edit(folder, fileOf(trip), (file) => file.set('price', { from: Number(trip.price), to: Number(trip.price) + 4500 }));
    },
  },
  'age bands': {
    what: 'a price becomes one per age band',
    make: (folder) => {
      const trip = firstTrip(folder, ({ price, ages }) => typeof price === 'number' && ages.to !== undefined);
      const bands = [
        { ages: { from: trip.ages.from, to: trip.ages.from + 2 }, amount: Number(trip.price) - 2500 },
        { ages: { from: trip.ages.from + 3, to: trip.ages.to }, amount: Number(trip.price) },
      ];
      return edit(folder, fileOf(trip), (file) => file.set('price', bands));
    },
  },
  'line removed': {
    what: 'a subtitle is removed',
    make: (folder) => edit(folder, fileOf(firstTrip(folder, ({ subtitle }) => Boolean(subtitle))), (file) => file.delete('subtitle')),
  },
  punctuation: {
    what: 'a sentence with a colon, an apostrophe, quotes and braces is added to a list',
    make: (folder) =>
      edit(folder, fileOf(firstTrip(folder, ({ inclusions }) => inclusions.length > 0)), (file) => file.addIn(['inclusions'], PUNCTUATION)),
  },
  'past trip off the list': {
    what: 'a past trip is removed from its list',
    make: (folder) => {
      const { past, spotlights } = read(folder).lists;
      const { slug } = found(past, (trip) => !spotlights.includes(trip));
      return edit(folder, 'lists.yaml', (file) => {
        file.set(
          'past',
          (file.toJS() as { past: string[] }).past.filter((each) => each !== slug),
        );
      });
    },
  },
};

/** Edits shared with tests/edits. None of them needs a new folder or a photo. */
const SHARED = Object.entries(EDITS).filter(([name]) => ['price', 'question-added', 'policy', 'term', 'school-year'].includes(name));

/** Uses a separate repository, because the other tests of the editing screen expect unedited content. */
const test = base.extend<object, { edited: EditedContent }>({ edited: [({}, use) => use(new EditedContent()), { scope: 'worker' }] });

for (const [name, { what, make }] of [...SHARED, ...Object.entries(MORE)]) {
  test(`${name}: when ${what}, only the changed lines and the date are written`, async ({ page, edited, url }) => {
    const wanted = new ContentCopy(edited.copy.folder);
    await make(wanted.folder);
    const paths = editableFiles(wanted.folder).map(({ path }) => path);
    const changed = paths.filter((path) => !isSameData(path, edited.read(path), wanted.text(path)));
    expect(changed).not.toEqual([]);
    for (const path of changed) {
      const before = edited.read(path);
      await publishOnScreen(page, url, path, dataOf(path, before), dataOf(path, wanted.text(path)));
      const files = edited.git('show', '--format=', '--name-only').trim().split('\n');
      expect(files).toEqual([`content/${path}`, ...(path.endsWith('.md') ? ['content/terms.yaml'] : [])]);
      // No line is rewritten that both versions have. editor/write-yaml-fields.test.ts checks each field of each file.
      const kept = (line: string) => [before, wanted.text(path)].every((text) => text.split('\n').includes(line.slice(1)));
      expect(edited.lastCommit().lines.filter((line) => !/^.(?:$|updated: |lastUpdated: )/.test(line) && kept(line))).toEqual([]);
      expect(edited.git('status', '--porcelain')).toBe('');
      expect(isSameData(path, edited.read(path), wanted.text(path))).toBe(true);
    }
    expect(edited.copy.problems()).toEqual([]);
  });
}

async function publishOnScreen(page: Page, url: string, path: string, before: unknown, wanted: unknown): Promise<void> {
  await page.goto(`${url}/#${path}`);
  await page.getByRole('button', { name: 'Publish' }).waitFor();
  await fillForm(page, before, wanted);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published, but not sent: ' })).toBeVisible();
}

/** Whether two versions of a file have the same data, apart from the date of the change. */
function isSameData(path: string, one: string, other: string): boolean {
  const withoutDays = (source: string): unknown =>
    JSON.parse(JSON.stringify(dataOf(path, source), (name, value: unknown) => (DAY_FIELDS.includes(name) ? '' : value)));
  return isSame(withoutDays(one), withoutDays(other));
}
