import { agesText } from './ages-text.ts';
import type { ChildrenAges } from './children-ages.ts';
import { changedPrice, priceBands, priceBounds, priceText } from './price-text.ts';
import type { Ages, Price, UpcomingTrip } from './trip.ts';

/** As many children as the page reckons for. */
const MOST_CHILDREN = 3;

/** What flights or trains cost one traveller, about, in rupees. */
type Fares = { from: number; to: number };

/** Who comes along, and what it costs. `children` is undefined where the price is for one woman; `ages` where it goes by age. */
export type FamilyOption = { label: string; children: number | undefined; ages: Ages | undefined; price: Price };

/**
 * What a mother with one, two or three children pays. Where the price goes by age, one child has a price for each age band, and
 * more children a range: the oldest child's band decides.
 */
export function familyOptions({
  price,
  perMomAndChild,
  additionalChild,
}: Pick<UpcomingTrip, 'price' | 'perMomAndChild' | 'additionalChild'>): readonly FamilyOption[] {
  if (!perMomAndChild) return [{ label: 'One woman', children: undefined, ages: undefined, price }];
  const bands = priceBands(price);
  const oneChild = { label: 'Mother + 1 child', children: 1 };
  const one: FamilyOption[] =
    bands.length > 0
      ? bands.map(({ ages, amount }) => ({ ...oneChild, label: `Mother + 1 child, ${agesText(ages)}`, ages, price: amount }))
      : [{ ...oneChild, ages: undefined, price }];
  if (additionalChild === undefined) return one;
  const more = Array.from({ length: MOST_CHILDREN - 1 }, (_, index) => {
    const added = additionalChild * (index + 1);
    return { label: `Mother + ${index + 2} children`, children: index + 2, ages: undefined, price: withAdded(price, added) };
  });
  return [...one, ...more];
}

/** '₹24,000 - ₹44,000': what all of a family pay to the meeting place and home, about. */
export function faresText(fares: Fares, { children }: Pick<FamilyOption, 'children'>): string {
  return priceText(faresOf(fares, children));
}

/** '₹90,000 - ₹1,10,000': the price with what all of a family pay to the meeting place and home, about. */
export function totalWithFares(price: Price, fares: Fares, { children }: Pick<FamilyOption, 'children'>): string {
  const bounds = priceBounds(price);
  const { from, to } = faresOf(fares, children);
  return priceText({ from: bounds.from + from, to: bounds.to + to });
}

/** The position of the option that fits the children's ages; undefined where none does, as for a fourth child. */
export function optionFor(options: readonly Pick<FamilyOption, 'children' | 'ages'>[], ages: ChildrenAges): number | undefined {
  const index = options.findIndex(
    ({ children, ages: band }) =>
      children === ages.length && (!band || ages.every((age) => age >= band.from && age <= (band.to ?? Infinity))),
  );
  return index < 0 ? undefined : index;
}

function faresOf({ from, to }: Fares, children = 0): Fares {
  const travellers = 1 + children;
  return { from: from * travellers, to: to * travellers };
}

/** Of age bands the lowest and the highest sum: which one is paid depends on the oldest child. */
function withAdded(price: Price, added: number): Price {
  const sum = changedPrice(price, (amount) => amount + added);
  return priceBands(sum).length > 0 ? priceBounds(sum) : sum;
}
