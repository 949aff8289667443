import type { ParseResult } from './enquiries/form-rules.ts';
import { formatList } from './format-list.ts';
import { pluralize } from './pluralize.ts';
import type { Ages } from './trip.ts';

/** The ages of a family's children: whole years, youngest first, at least one. */
export type ChildrenAges = readonly number[];

/** The ages that a trip suits. An all-ladies trip suits no children. */
export type HasAgeRange = { ageRange: Ages; isForLadies: boolean };

/** The highest age of a child, in years. */
const OLDEST = 17;
/** The highest number of children. The Request Custom Itinerary form has the same limit. */
const MOST_CHILDREN = 10;
/** The only error message of the field for the children's ages. */
const MESSAGE = `Please enter up to ${MOST_CHILDREN} ages in whole years from 0 to ${OLDEST}, such as 4, 7`;

/** Matches what stands between ages: a comma (also a Chinese or Japanese one), ';', '&', 'and', 'years' or white space. */
const BETWEEN = /[\s,，、;&]|and|y(?:ea)?rs?/i;

/** Parses typed ages, such as '4, 7', '4 7', '4 & 7' or '4 and 7 years'. Keeps duplicates, because twins have the same age. */
export function parseChildrenAges(text: string): ParseResult<ChildrenAges> {
  const typed = text.split(BETWEEN).filter(Boolean);
  const isAge = (age: string) => /^\d\d?$/.test(age) && Number(age) <= OLDEST;
  return typed.length > 0 && typed.length <= MOST_CHILDREN && typed.every(isAge)
    ? { value: typed.map(Number).sort((a, b) => a - b) }
    : { message: MESSAGE };
}

/** Parses ages from the URL or session storage; undefined if they are missing or invalid. */
export function childrenAgesFrom(text: string | null | undefined): ChildrenAges | undefined {
  const reading = parseChildrenAges(text ?? '');
  return 'value' in reading ? reading.value : undefined;
}

/** Formats ages, such as 'child of 4', 'children of 4 and 7' or 'children of under 1 and 4'. Lists duplicate ages once. */
export function childrenText(ages: ChildrenAges): string {
  const words = [...new Set(ages)].map((age) => (age === 0 ? 'under 1' : String(age)));
  return `${ages.length === 1 ? 'child' : 'children'} of ${formatList(words)}`;
}

/** Explains why a trip does not suit some of the children: 'From 6 years: not for your child of 4.' Empty if it suits them all. */
export function misfitText({ ageRange: { from, to = Infinity }, isForLadies }: HasAgeRange, children: ChildrenAges): string {
  const notFor = (limit: string, ages: ChildrenAges) => (ages.length > 0 ? `${limit}: not for your ${childrenText(ages)}.` : '');
  if (isForLadies) return notFor('For women on their own', children);
  const years = (age: number) => pluralize(age, 'year');
  const tooYoung = children.filter((age) => age < from);
  const tooOld = children.filter((age) => age > to);
  return `${notFor(`From ${years(from)}`, tooYoung)} ${notFor(`Up to ${years(to)}`, tooOld)}`.trim();
}
