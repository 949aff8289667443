import type { ParseResult } from './enquiries/form-rules.ts';
import { formatList } from './format-list.ts';
import type { Ages } from './trip.ts';

/** The ages of the children who would come along: whole years, youngest first. There is at least one. */
export type ChildrenAges = readonly number[];

/** Which children a trip is for; an all-ladies trip is for none. */
export type HasAgeRange = { ageRange: Ages; isForLadies: boolean };

/** A child's last year. */
const OLDEST = 17;
/** As many as one custom itinerary can be asked for. */
const MOST_CHILDREN = 10;
/** The one message of the field, whatever is wrong. */
const MESSAGE = `Please enter up to ${MOST_CHILDREN} ages in whole years from 0 to ${OLDEST}, such as 4, 7`;

/** Between two ages: commas, also those of full width, '&', 'and', spaces. One comma too many does no harm. */
const BETWEEN = /[\s,，、&]|and/i;

/** Reads ages as they are typed: '4, 7', '4 7', '4 and 7', '4 & 7'. The same age may come twice, as with twins. */
export function parseChildrenAges(text: string): ParseResult<ChildrenAges> {
  const typed = text.split(BETWEEN).filter(Boolean);
  const isAge = (age: string) => /^\d\d?$/.test(age) && Number(age) <= OLDEST;
  return typed.length > 0 && typed.length <= MOST_CHILDREN && typed.every(isAge)
    ? { value: typed.map(Number).sort((a, b) => a - b) }
    : { message: MESSAGE };
}

/** The ages in an address or in what a tab kept; what is wrong or not there is none. */
export function childrenAgesFrom(text: string | null | undefined): ChildrenAges | undefined {
  const reading = parseChildrenAges(text ?? '');
  return 'value' in reading ? reading.value : undefined;
}

/** 'child of 4', 'children of 4 and 7', 'children of under 1 and 4'. An age that comes twice is said once. */
export function childrenText(ages: ChildrenAges): string {
  const words = [...new Set(ages)].map((age) => (age === 0 ? 'under 1' : String(age)));
  return `${ages.length === 1 ? 'child' : 'children'} of ${formatList(words)}`;
}

/** Why a trip does not suit some of the children: 'From 6 years: not for your child of 4.' Empty where it suits them all. */
export function misfitText({ ageRange: { from, to = Infinity }, isForLadies }: HasAgeRange, children: ChildrenAges): string {
  const notFor = (limit: string, ages: ChildrenAges) => (ages.length > 0 ? `${limit}: not for your ${childrenText(ages)}.` : '');
  if (isForLadies) return notFor('For women on their own', children);
  const years = (age: number) => `${age} ${age === 1 ? 'year' : 'years'}`;
  const tooYoung = children.filter((age) => age < from);
  const tooOld = children.filter((age) => age > to);
  return `${notFor(`From ${years(from)}`, tooYoung)} ${notFor(`Up to ${years(to)}`, tooOld)}`.trim();
}
