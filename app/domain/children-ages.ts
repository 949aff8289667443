import type { ParseResult } from './enquiries/form-rules.ts';
import { rupees } from './price-text.ts';
import type { Ages, Price } from './trip.ts';

/** The ages of the children who would come along: whole years, youngest first. There is at least one. */
export type ChildrenAges = readonly number[];

/** Which children a trip is for; an all-ladies trip is for none. */
export type HasAgeRange = { ageRange: Ages; isForLadies: boolean };

const CHILD = { from: 0, to: 17 };
/** As many as one custom itinerary can be asked for. */
const MOST_CHILDREN = 10;
/** The one message of the field, whatever is wrong. */
const MESSAGE = `Please enter up to ${MOST_CHILDREN} ages in whole years from ${CHILD.from} to ${CHILD.to}, such as 4, 7`;

/** Between two ages: commas, also those of full width, '&', 'and', spaces. One comma too many does no harm. */
const BETWEEN = /[\s,，、&]|and/i;

/** Reads ages as they are typed: '4, 7', '4 7', '4 and 7', '4 & 7'. The same age may come twice, as with twins. */
export function parseChildrenAges(text: string): ParseResult<ChildrenAges> {
  const typed = text.split(BETWEEN).filter(Boolean);
  const ages = typed.map((age) => (/^\d{1,2}$/.test(age) ? Number(age) : NaN));
  const isRight = ages.length > 0 && ages.length <= MOST_CHILDREN && ages.every((age) => age >= CHILD.from && age <= CHILD.to);
  return isRight ? { value: ages.sort((a, b) => a - b) } : { message: MESSAGE };
}

/** The ages in an address or in what a tab kept; what is wrong or not there is none. */
export function childrenAgesFrom(text: string | null | undefined): ChildrenAges | undefined {
  const reading = parseChildrenAges(text ?? '');
  return 'value' in reading ? reading.value : undefined;
}

/** 'child of 4', 'children of 4 and 7', 'children under 1 and of 4'. An age that comes twice is said once. */
export function childrenText(ages: ChildrenAges): string {
  const [first, ...others] = [...new Set(ages)];
  // Only the first age needs its 'of' said, and the one that follows 'under 1'.
  const words = [
    first === 0 ? 'under 1' : `of ${first}`,
    ...others.map((age, index) => (first === 0 && index === 0 ? `of ${age}` : `${age}`)),
  ];
  const last = words.pop();
  return `${ages.length === 1 ? 'child' : 'children'} ${words.length > 0 ? `${words.join(', ')} and ${last}` : last}`;
}

/** Why a trip does not suit some of the children, a sentence each; none where it suits them all. */
export function misfitReasons({ ageRange: { from, to = Infinity }, isForLadies }: HasAgeRange, children: ChildrenAges): readonly string[] {
  const reason = (limit: string, ages: ChildrenAges) => (ages.length > 0 ? [`${limit}: not for your ${childrenText(ages)}.`] : []);
  if (isForLadies) return reason('For women on their own', children);
  return [
    ...reason(
      `From ${from} ${from === 1 ? 'year' : 'years'}`,
      children.filter((age) => age < from),
    ),
    ...reason(
      `Up to ${to} ${to === 1 ? 'year' : 'years'}`,
      children.filter((age) => age > to),
    ),
  ];
}

/** The trips that suit all of the children, then the others, each in the order they had. `fitting` counts the first. */
export function tripsByFit<Trip extends HasAgeRange>(
  trips: readonly Trip[],
  children: ChildrenAges,
): { trips: readonly Trip[]; fitting: number } {
  const fit = trips.filter((trip) => misfitReasons(trip, children).length === 0);
  const others = trips.filter((trip) => misfitReasons(trip, children).length > 0);
  return { trips: [...fit, ...others], fitting: fit.length };
}

/** '5 of 12 trips fit children of 4 and 7'. */
export function fitCountText(fitting: number, total: number, children: ChildrenAges): string {
  const trips = total === 1 ? 'trip' : 'trips';
  const fit = fitting === 1 ? 'fits' : 'fit';
  return `${fitting} of ${total} ${trips} ${fit} ${children.length === 1 ? 'a ' : ''}${childrenText(children)}`;
}

/** What each age band pays, in rupees as text; none where the price does not go by age. `basis` is what one price pays for. */
export type BandPrices = readonly { ages: Ages; amount: string }[];

/** The bands of a price. */
export function bandPrices(price: Price): BandPrices {
  return Array.isArray(price) ? price.map(({ ages, amount }) => ({ ages, amount: rupees(amount) })) : [];
}

/** 'For your child of 4: ₹33,000 per mom & child.', a sentence for each band that one of the children is in. */
export function bandPriceTexts(bands: BandPrices, basis: string, children: ChildrenAges): readonly string[] {
  return bands.flatMap(({ ages: { from, to = Infinity }, amount }) => {
    const inBand = children.filter((age) => age >= from && age <= to);
    return inBand.length > 0 ? [`For your ${childrenText(inBand)}: ${amount} ${basis}.`] : [];
  });
}
