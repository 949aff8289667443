import { type ChildrenAges, childrenText, type HasAgeRange, misfitText } from './children-ages.ts';
import { type FamilyOption, optionFor } from './family-price.ts';
import { pluralize } from './pluralize.ts';

/**
 * Moves the trips that suit all of the children to the front; both groups keep their order. `misfit` explains why a trip does
 * not suit them, or is empty. `fitting` is the number of trips that suit them.
 */
export function tripsByFit<Trip extends HasAgeRange>(trips: readonly Trip[], children: ChildrenAges) {
  const judged = trips.map((trip) => ({ ...trip, misfit: misfitText(trip, children) }));
  const fitting = judged.filter(({ misfit }) => !misfit);
  return { trips: [...fitting, ...judged.filter(({ misfit }) => misfit)], fitting: fitting.length };
}

/** Formats the number of fitting trips: '5 of 12 trips fit children of 4 and 7'. */
export function fitCountText(fitting: number, total: number, children: ChildrenAges): string {
  const fit = fitting === 1 ? 'fits' : 'fit';
  return `${fitting} of ${pluralize(total, 'trip')} ${fit} ${children.length === 1 ? 'a ' : ''}${childrenText(children)}`;
}

/** A family option with its price as text. */
export type FamilyTotal = Pick<FamilyOption, 'children' | 'ages'> & { total: string };

/** A trip's price for a mother with her children, as a card shows it. Undefined if no option matches their ages. */
export function priceFor(options: readonly FamilyTotal[], ages: ChildrenAges) {
  const option = options[optionFor(options, ages) ?? -1];
  return (
    option && { price: [{ amount: option.total }], basis: `for you and ${ages.length === 1 ? 'your child' : `${ages.length} children`}` }
  );
}
