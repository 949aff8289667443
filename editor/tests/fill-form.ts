import type { Locator, Page } from '@playwright/test';
import { DAY_FIELDS, describePath } from '../changes.ts';
import { isFields, isSame, type Path } from '../fields.ts';

/** The form field for a path. */
export function fieldAt(page: Page, path: Path): Locator {
  return page.locator(`:is(input, textarea, select)[id="${idOf(path)}"]`);
}

/** The error messages of a field. */
export function errorAt(page: Page, path: Path): Locator {
  return page.locator(`[id="${idOf(path)}__error"]`);
}

/** Presses Tab until an element has focus. @throws Error after 200 presses */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('200 presses of Tab did not focus the element.');
}

/** Edits an open form, field by field, until its data changes from `before` to `wanted`. */
export async function fillForm(page: Page, before: unknown, wanted: unknown, path: Path = []): Promise<void> {
  if (isSame(before, wanted)) return;
  if (path.at(-1) === 'price' && kindOfPrice(before) !== kindOfPrice(wanted)) {
    await page.locator(`[id="${idOf(path)}__anyof_select"]`).selectOption({ label: kindOfPrice(wanted) });
    await fillForm(page, Array.isArray(wanted) ? [] : isFields(wanted) ? {} : undefined, wanted, path);
  } else if (Array.isArray(wanted)) {
    await fillList(page, Array.isArray(before) ? before : [], wanted, path);
  } else if (isFields(wanted)) {
    const old = isFields(before) ? before : {};
    // Skip the dates, which publishing sets.
    const names = Object.keys({ ...old, ...wanted }).filter((name) => !DAY_FIELDS.includes(name));
    for (const name of names) await fillForm(page, old[name], wanted[name], [...path, name]);
  } else {
    const field = fieldAt(page, path);
    await unfold(page, field);
    if (typeof (wanted ?? before) === 'boolean') await field.setChecked(wanted === true);
    else await field.fill(wanted === undefined ? '' : String(wanted));
  }
}

async function fillList(page: Page, before: readonly unknown[], wanted: readonly unknown[], path: Path): Promise<void> {
  const isIn = (entries: readonly unknown[], entry: unknown) => entries.some((other) => isSame(other, entry));
  const hasOnlyOld = wanted.every((entry) => isIn(before, entry));
  // Remove the last entries first, because a removal renumbers the entries after it.
  for (let index = before.length - 1; index >= 0; index -= 1)
    if (hasOnlyOld ? !isIn(wanted, before[index]) : index >= wanted.length) await press(page, 'Remove', [...path, index]);
  const left = hasOnlyOld ? before.filter((entry) => isIn(wanted, entry)) : before.slice(0, wanted.length);
  for (const [index, entry] of wanted.entries()) {
    if (hasOnlyOld) {
      for (let at = left.findIndex((other) => isSame(other, entry)); at > index; at -= 1) {
        await press(page, 'Move up', [...path, at]);
        left.splice(at - 1, 0, ...left.splice(at, 1));
      }
      continue;
    }
    if (index >= left.length) {
      const add = page.locator(`[id="${idOf(path)}__add"]`);
      await unfold(page, add);
      await add.click();
    }
    await fillForm(page, left[index], entry, [...path, index]);
  }
}

async function press(page: Page, words: string, path: Path): Promise<void> {
  const button = page.getByRole('button', { name: `${words}: ${describePath(path)}`, exact: true, includeHidden: true });
  await unfold(page, button);
  await button.click();
}

/** Opens every closed disclosure around an element. */
export async function unfold(page: Page, inside: Locator): Promise<void> {
  await inside.waitFor({ state: 'attached' });
  const folded = page.locator('details:not([open])').filter({ has: inside });
  for (const section of await folded.all()) await section.locator('> summary').click();
}

function kindOfPrice(price: unknown): string {
  if (Array.isArray(price)) return 'One price per age band';
  return isFields(price) ? 'A price range' : 'One price for everyone';
}

function idOf(path: Path): string {
  return ['root', ...path].join('_');
}
