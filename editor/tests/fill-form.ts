import type { Locator, Page } from '@playwright/test';
import { DAY_FIELDS, describePath } from '../changes.ts';
import { isFields, isSame, type Path } from '../fields.ts';

/** The field of an open form at a place of its file. */
export function fieldAt(page: Page, path: Path): Locator {
  return page.locator(`:is(input, textarea, select)[id="${idOf(path)}"]`);
}

/** Where the mistakes of a field are told. */
export function errorAt(page: Page, path: Path): Locator {
  return page.locator(`[id="${idOf(path)}__error"]`);
}

/** Presses Tab until something has the focus. @throws Error when it never has */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab never comes there.');
}

/** Types, chooses, adds, takes away and moves in an open form until it says what is wanted. */
export async function fillForm(page: Page, before: unknown, wanted: unknown, path: Path = []): Promise<void> {
  if (isSame(before, wanted)) return;
  if (path.at(-1) === 'price' && kindOfPrice(before) !== kindOfPrice(wanted)) {
    await page.locator(`[id="${idOf(path)}__anyof_select"]`).selectOption({ label: kindOfPrice(wanted) });
    await fillForm(page, Array.isArray(wanted) ? [] : isFields(wanted) ? {} : undefined, wanted, path);
  } else if (Array.isArray(wanted)) {
    await fillList(page, Array.isArray(before) ? before : [], wanted, path);
  } else if (isFields(wanted)) {
    const old = isFields(before) ? before : {};
    // A save writes the day itself.
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
  // From the end, so that no entry that is still to go has another number by then.
  for (let index = before.length - 1; index >= 0; index -= 1)
    if (hasOnlyOld ? !isIn(wanted, before[index]) : index >= wanted.length) await press(page, 'Take away', [...path, index]);
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

/** Opens the part of the form that something stands in. */
export async function unfold(page: Page, inside: Locator): Promise<void> {
  await inside.waitFor({ state: 'attached' });
  const folded = page.locator('details:not([open])').filter({ has: inside });
  for (const section of await folded.all()) await section.locator('> summary').click();
}

function kindOfPrice(price: unknown): string {
  if (Array.isArray(price)) return 'A price for each age band';
  return isFields(price) ? 'A price range' : 'One price for all';
}

function idOf(path: Path): string {
  return ['root', ...path].join('_');
}
