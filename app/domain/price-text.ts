/** Formats and calculates prices. There are three kinds of price: one amount, a range, and one amount per age band. */
import { agesText } from './ages-text.ts';
import type { Ages, Price, UpcomingTrip } from './trip.ts';

/** Formats whole rupees with Indian digit grouping, without paise: 123456 becomes '₹1,23,456'. */
export function rupees(amount: number): string {
  const digits = String(Math.trunc(Math.abs(amount)));
  const lastThree = digits.slice(-3);
  // Does not use Intl, because locale data may differ between the build machine and the phone.
  const pairs = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}₹${pairs ? `${pairs},` : ''}${lastThree}`;
}

/** Applies `change` to each amount of a price. The result is a price of the same kind. */
export function changedPrice(price: Price, change: (amount: number) => number): Price {
  if (typeof price === 'number') return change(price);
  if (isPriceRange(price)) return { from: change(price.from), to: change(price.to) };
  return price.map(({ ages, amount }) => ({ ages, amount: change(amount) }));
}

/** Whether a price is a range. */
export function isPriceRange(price: Price): price is Extract<Price, { from: number }> {
  return typeof price === 'object' && 'from' in price;
}

/** The amount per age band, in rupees; empty if the price does not depend on age. */
export function priceBands(price: Price): readonly { ages: Ages; amount: number }[] {
  return typeof price === 'number' || isPriceRange(price) ? [] : price;
}

/** The lowest and the highest amount of a price, in rupees. They are equal if there is only one amount. */
export function priceBounds(price: Price): { from: number; to: number } {
  if (typeof price === 'number') return { from: price, to: price };
  if (isPriceRange(price)) return { from: price.from, to: price.to };
  const amounts = price.map((band) => band.amount);
  return { from: Math.min(...amounts), to: Math.max(...amounts) };
}

/** Formats a price as lines: '₹31,000', '₹58,000 - ₹66,000', or one line per age band with the ages as `note`. */
export function priceLines(price: Price): readonly { amount: string; note?: string }[] {
  if (typeof price === 'number') return [{ amount: rupees(price) }];
  if (isPriceRange(price)) return [{ amount: `${rupees(price.from)} - ${rupees(price.to)}` }];
  return price.map((band) => ({ amount: rupees(band.amount), note: agesText(band.ages) }));
}

/** Formats a price as one line of plain text. */
export function priceText(price: Price): string {
  return priceLines(price)
    .map(({ amount, note }) => (note ? `${amount} (${note})` : amount))
    .join(', ');
}

/** Formats the lowest and the highest amount of a price, without ages: '₹58,000 - ₹66,000'. */
export function priceSpan(price: Price): string {
  const { from, to } = priceBounds(price);
  return priceText(from === to ? from : { from, to });
}

/** Says what a price covers. */
export function priceBasis(perMomAndChild: boolean): 'per mom & child' | 'per person' {
  return perMomAndChild ? 'per mom & child' : 'per person';
}

/** Says, after what a price covers, that the fares to where the trip starts are not in it; empty if it has none. */
export function plusFares({ fares }: Pick<UpcomingTrip, 'fares'>): '' | ', plus fares' {
  return fares ? ', plus fares' : '';
}

/** Formats a trip's price and what it covers as one line of plain text: '₹34,000 per person, plus fares'. */
export function priceWithBasis(trip: Pick<UpcomingTrip, 'price' | 'perMomAndChild' | 'fares'>): string {
  return `${priceText(trip.price)} ${priceBasis(trip.perMomAndChild)}${plusFares(trip)}`;
}
