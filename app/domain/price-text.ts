/** Words and numbers of a price. No other module asks which of its three kinds it is: one amount, a range, or age bands. */
import { agesText } from './ages-text.ts';
import type { Ages, Price } from './trip.ts';

/** Whole rupees grouped the Indian way, without paise: 123456 becomes '₹1,23,456'. */
export function rupees(amount: number): string {
  const digits = String(Math.trunc(Math.abs(amount)));
  const lastThree = digits.slice(-3);
  // Written out rather than left to Intl: the build machine's and the phone's locale data must agree to the letter.
  const pairs = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}₹${pairs ? `${pairs},` : ''}${lastThree}`;
}

/** A price of the same kind with each of its amounts changed. */
export function changedPrice(price: Price, change: (amount: number) => number): Price {
  if (typeof price === 'number') return change(price);
  if (isPriceRange(price)) return { from: change(price.from), to: change(price.to) };
  return price.map(({ ages, amount }) => ({ ages, amount: change(amount) }));
}

/** Whether a price lies between two amounts, and the trip's page says what decides it. */
export function isPriceRange(price: Price): price is Extract<Price, { from: number }> {
  return typeof price === 'object' && 'from' in price;
}

/** What each age band pays, in rupees; none where the price does not go by age. */
export function priceBands(price: Price): readonly { ages: Ages; amount: number }[] {
  return typeof price === 'number' || isPriceRange(price) ? [] : price;
}

/** The lowest and the highest amount that anyone pays, in rupees; the same where there is one price. */
export function priceBounds(price: Price): { from: number; to: number } {
  if (typeof price === 'number') return { from: price, to: price };
  if (isPriceRange(price)) return { from: price.from, to: price.to };
  const amounts = price.map((band) => band.amount);
  return { from: Math.min(...amounts), to: Math.max(...amounts) };
}

/** A price as lines of text: '₹31,000', '₹58,000 - ₹66,000', or one line an age band with the ages as `note`. */
export function priceLines(price: Price): readonly { amount: string; note?: string }[] {
  if (typeof price === 'number') return [{ amount: rupees(price) }];
  if (isPriceRange(price)) return [{ amount: `${rupees(price.from)} - ${rupees(price.to)}` }];
  return price.map((band) => ({ amount: rupees(band.amount), note: agesText(band.ages) }));
}

/** The price in one line of plain text, for titles, shared links and mails. */
export function priceText(price: Price): string {
  return priceLines(price)
    .map(({ amount, note }) => (note ? `${amount} (${note})` : amount))
    .join(', ');
}

/** The price from the lowest to the highest amount that anyone pays, where its ages or its kinds do not matter: '₹58,000 - ₹66,000'. */
export function priceSpan(price: Price): string {
  const { from, to } = priceBounds(price);
  return priceText(from === to ? from : { from, to });
}

/** What one price pays for: it always stands beside the price. */
export function priceBasis(perMomAndChild: boolean): 'per mom & child' | 'per person' {
  return perMomAndChild ? 'per mom & child' : 'per person';
}
