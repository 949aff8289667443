import { dayRange, shortDay } from '#app/domain/days.ts';
import { priceText } from '#app/domain/price-text.ts';
import type { Price } from '#app/domain/trip.ts';
import { isFields, isSame, type Path } from './fields.ts';
import { listChanges } from './list-changes.ts';

/** A value that differs between two versions of a file. `moved` says whether one list entry moved or the whole list was reordered. */
export type Change = { path: Path; before: unknown; after: unknown; moved?: 'one' | 'all' };

/** Fields that hold the day of the last change. A difference in them does not count as a change. */
export const DAY_FIELDS: readonly string[] = ['updated', 'lastUpdated'];

/** Fields compared as a single value even if they are lists or objects: prices, and the focus points of pictures. */
const WHOLE: readonly unknown[] = ['price', 'focus'];

/** Text longer than this many characters is not quoted in full in sentences. */
const SHORT = 40;

/** Lists the differences between two versions, each with the path of the field or list entry that differs. */
export function changesBetween(before: unknown, after: unknown, path: Path = []): Change[] {
  if (isSame(before, after)) return [];
  if (WHOLE.includes(path.at(-1))) return [{ path, before, after }];
  if (isFields(before) && isFields(after)) {
    const names = Object.keys({ ...before, ...after }).filter((name) => !DAY_FIELDS.includes(name));
    return names.flatMap((name) => changesBetween(before[name], after[name], [...path, name]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path, changesBetween);
  return [{ path, before, after }];
}

/** Describes a change in a sentence: 'Price of Meghalaya: ₹66,000 → ₹68,000'. */
export function describeChange({ path, before, after, moved }: Change, title: string): string {
  const field = path.at(-1);
  if (moved === 'all') return `${describePath(path)} of ${title}: reordered`;
  if (typeof field === 'number' && (moved || before === undefined || after === undefined)) {
    const done = moved ? `moved to position ${field + 1}` : before === undefined ? 'added' : 'removed';
    return `${describePath(path.slice(0, -1))} of ${title}: '${labelOf(after ?? before)}' ${done}`;
  }
  const name = `${describePath(path)} of ${title}`;
  if (field === 'photo') return `${name}: ${before === undefined ? 'added' : after === undefined ? 'removed' : 'replaced'}`;
  if (field === 'focus') return `${name}: ${after === undefined ? 'reset to the centre' : 'changed'}`;
  if (typeof (after ?? before) === 'boolean') return `${name}: ${after === true ? 'yes' : 'no'}`;
  const [from, to] = [before, after].map((value) => valueOf(value, field === 'price'));
  if (before === undefined) return `${name}: added${to && `, ${to}`}`;
  if (after === undefined) return `${name}: removed`;
  if (from && to) return `${name}: ${from} → ${to}`;
  if ([before, after].some((value) => typeof value === 'object')) return `${name}: changed`;
  const [gone, come] = differenceOf(String(before), String(after));
  return gone && come && gone.length <= SHORT && come.length <= SHORT ? `${name}: '${gone}' → '${come}'` : `${name}: changed`;
}

/** Turns a field's name into words: 'slotsLeft' becomes 'slots left'. */
export function humanize(name: string): string {
  return name.replaceAll('-', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Turns a path into words: 'Departures 1, slots left'. */
export function describePath(path: Path): string {
  const words = path.map((part) => (typeof part === 'number' ? String(part + 1) : humanize(part)));
  const place = words.reduce((before, word, index) => `${before}${typeof path[index] === 'number' ? ' ' : ', '}${word}`);
  return place.charAt(0).toUpperCase() + place.slice(1);
}

/** A short label for a list entry: its days, or the beginning of its text, its title or a similar field. */
function labelOf(entry: unknown): string {
  if (!isFields(entry)) return shortened(String(entry));
  const { start, end } = entry;
  if (typeof start === 'string' && typeof end === 'string') return dayRange(start, end);
  const words = ['title', 'question', 'name', 'alt', 'words', 'id', 'picture']
    .map((field) => entry[field])
    .find((value) => typeof value === 'string');
  return shortened(String(words ?? 'an entry'));
}

function shortened(text: string): string {
  return text.length <= SHORT ? text : `${text.slice(0, SHORT).replace(/\s+\S*$/, '')} …`;
}

/** Removes the words that two strings have in common at the beginning and at the end, and returns the rest of each. */
function differenceOf(before: string, after: string): [string, string] {
  const [old, now] = [before, after].map((text) => text.trim().split(/\s+/)) as [string[], string[]];
  while (old.length > 0 && old[0] === now[0]) [old, now].forEach((words) => words.shift());
  while (old.length > 0 && old.at(-1) === now.at(-1)) [old, now].forEach((words) => words.pop());
  return [old.join(' '), now.join(' ')];
}

/** Formats a price or a scalar for a sentence. Returns '' for other values, and for text that is long or has line breaks. */
function valueOf(value: unknown, isPrice: boolean): string {
  if (isPrice && isPriced(value)) return priceText(value);
  if (typeof value === 'object' || value === undefined) return '';
  const text = String(value).trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return shortDay(text);
  return text.length > SHORT || text.includes('\n') ? '' : text;
}

function isPriced(value: unknown): value is Price {
  if (Array.isArray(value)) return value.every((band) => isFields(band) && isFields(band['ages']) && typeof band['amount'] === 'number');
  return typeof value === 'number' || (isFields(value) && typeof value['from'] === 'number' && typeof value['to'] === 'number');
}
