import { agesText } from './ages-text.ts';
import type { ChildrenAges } from './children-ages.ts';
import { changedPrice, priceBands, priceBounds, priceSpan } from './price-text.ts';
import type { Ages, Price, UpcomingTrip } from './trip.ts';

/** A trip's page shows prices for up to this many children. */
export const MOST_CHILDREN = 3;

/** The approximate cost of one way of travelling to the meeting place and back, such as 'plane', in rupees. */
type Fare = { by: string; from: number; to: number };

/** A family and its price. `children` is undefined if the price is for one woman. `ages` is the oldest child's age band, if any. */
export type FamilyOption = { label: string; children: number | undefined; ages: Ages | undefined; price: Price };

/**
 * Lists the prices for a mother with one child and, if `additionalChild` is known, with two or three; or, if the price is per
 * person, the price for one woman. If the price depends on age, there is an option per age band, because the oldest child's band
 * decides the price.
 */
export function familyOptions({
  price,
  perMomAndChild,
  additionalChild,
}: Pick<UpcomingTrip, 'price' | 'perMomAndChild' | 'additionalChild'>): readonly FamilyOption[] {
  if (!perMomAndChild) return [{ label: 'One woman', children: undefined, ages: undefined, price }];
  const bands = priceBands(price);
  const oneChild = bands.length > 0 ? bands.map(({ ages, amount }) => ({ ages, price: amount })) : [{ ages: undefined, price }];
  const counts = Array.from({ length: additionalChild === undefined ? 1 : MOST_CHILDREN }, (_, index) => index + 1);
  return counts.flatMap((children) => {
    const [who, whose] = children > 1 ? [`Mother + ${children} children`, 'oldest '] : ['Mother + 1 child', ''];
    return oneChild.map(({ ages, price: first }) => ({
      label: ages ? `${who}, ${whose}${agesText(ages)}` : who,
      children,
      ages,
      price: changedPrice(first, (amount) => amount + (additionalChild ?? 0) * (children - 1)),
    }));
  });
}

/** Formats the price plus the family's approximate total fares: '₹90,000 - ₹1,10,000 by plane, or ₹68,100 - ₹71,400 by night train'. */
export function totalWithFares(price: Price, fares: readonly Fare[], { children = 0 }: Pick<FamilyOption, 'children'>): string {
  const bounds = priceBounds(price);
  const travellers = 1 + children;
  return fares
    .map(({ by, from, to }) => `${priceSpan({ from: bounds.from + from * travellers, to: bounds.to + to * travellers })} by ${by}`)
    .join(', or ');
}

/** The index of the option that matches the children's ages; undefined if none does, such as for four children. */
export function optionFor(options: readonly Pick<FamilyOption, 'children' | 'ages'>[], ages: ChildrenAges): number | undefined {
  const oldest = Math.max(...ages);
  const index = options.findIndex(
    ({ children, ages: band }) => children === ages.length && (!band || (oldest >= band.from && oldest <= (band.to ?? Infinity))),
  );
  return index < 0 ? undefined : index;
}
