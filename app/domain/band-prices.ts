import { type ChildrenAges, childrenText } from './children-ages.ts';
import { priceBands, rupees } from './price-text.ts';
import type { Ages, Price } from './trip.ts';

/** What each age band pays, in rupees as text; none where the price does not go by age. `basis` is what one price pays for. */
export type BandPrices = readonly { ages: Ages; amount: string }[];

/** The bands of a price. */
export function bandPrices(price: Price): BandPrices {
  return priceBands(price).map(({ ages, amount }) => ({ ages, amount: rupees(amount) }));
}

/** 'For your child of 4: ₹33,000 per mom & child.', a sentence for each band that one of the children is in. */
export function bandPriceTexts(bands: BandPrices, basis: string, children: ChildrenAges): readonly string[] {
  return bands.flatMap(({ ages: { from, to = Infinity }, amount }) => {
    const inBand = children.filter((age) => age >= from && age <= to);
    return inBand.length > 0 ? [`For your ${childrenText(inBand)}: ${amount} ${basis}.`] : [];
  });
}
