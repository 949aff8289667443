import { priceText } from '#app/domain/price-text.ts';
import type { Price } from '#app/domain/trip.ts';
import { isFields, isSame, type Path } from './fields.ts';

/** A value that differs between two versions of a file. */
type Change = { path: Path; before: unknown; after: unknown };

/** Days that say when something changed: they are no change of their own. */
export const DAY_FIELDS: readonly string[] = ['updated', 'lastUpdated'];

/** Texts longer than this are not repeated in a sentence. */
const SHORT = 40;

/** What differs, as deep as both versions have the same fields and the same number of entries. */
export function changesBetween(before: unknown, after: unknown, path: Path = []): Change[] {
  if (isSame(before, after)) return [];
  if (path.at(-1) === 'price' && after !== undefined && before !== undefined) return [{ path, before, after }];
  if (isFields(before) && isFields(after)) {
    const names = Object.keys({ ...before, ...after }).filter((name) => !DAY_FIELDS.includes(name));
    return names.flatMap((name) => changesBetween(before[name], after[name], [...path, name]));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((entry, index) => changesBetween(entry, after[index], [...path, index]));
  return [{ path, before, after }];
}

/** A change as a sentence: 'Price of Meghalaya: ₹66,000 → ₹68,000'. */
export function sentenceOf({ path, before, after }: Change, title: string): string {
  const name = `${placeOf(path)} of ${title}`;
  if (Array.isArray(before) && Array.isArray(after)) {
    const added = after.length - before.length;
    return `${name}: ${Math.abs(added)} ${added > 0 ? 'added' : 'taken away'}`;
  }
  const [from, to] = [before, after].map((value) => valueOf(value, path.at(-1) === 'price'));
  if (before === undefined) return `${name}: added${to && `, ${to}`}`;
  if (after === undefined) return `${name}: taken away`;
  return from && to ? `${name}: ${from} → ${to}` : `${name}: new words`;
}

/** A field's name as words: 'slotsLeft' becomes 'slots left'. */
export function wordsOf(name: string): string {
  return name.replaceAll('-', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A place in a file as words: 'Departures 1, slots left'. */
export function placeOf(path: Path): string {
  const words = path.map((part) => (typeof part === 'number' ? String(part + 1) : wordsOf(part)));
  const place = words.reduce((before, word, index) => `${before}${typeof path[index] === 'number' ? ' ' : ', '}${word}`);
  return place.charAt(0).toUpperCase() + place.slice(1);
}

/** A value in a sentence; empty where it is too long for one. */
function valueOf(value: unknown, isPrice: boolean): string {
  if (isPrice && isPriced(value)) return priceText(value);
  if (typeof value === 'object' || value === undefined) return '';
  const text = String(value).trim();
  return text.length > SHORT || text.includes('\n') ? '' : text;
}

function isPriced(value: unknown): value is Price {
  if (Array.isArray(value)) return value.every((band) => isFields(band) && isFields(band['ages']) && typeof band['amount'] === 'number');
  return typeof value === 'number' || (isFields(value) && typeof value['from'] === 'number' && typeof value['to'] === 'number');
}
