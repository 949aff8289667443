import { addDays, type Day, dayMonth, dayRange, shortDay } from './days.ts';
import { MOST_CHILDREN } from './family-price.ts';
import { changedPrice, isPriceRange, priceText, rupees } from './price-text.ts';
import type { Departure, Price, UpcomingTrip } from './trip.ts';

/** What a change costs: an amount in rupees for each booking, or a percentage of the price. */
export type ChangeCost = { amount: number } | { percent: number };

/** What a change costs with at least `fromDays` days to go, until the band before it begins. */
export type ChangeBand = { fromDays: number } & ChangeCost;

/** Our terms for payments, changes and the smallest group. Days are counted back from departure. Bands begin with the most days. */
export type MoneyTerms = {
  payment: { depositPercent: number; balanceDueDays: number };
  /** What a customer who cancels loses. The last band begins on the day of departure. */
  cancellation: readonly ChangeBand[];
  transfer: { minimumDays: number; fee: number };
  /** After the last band, a booking cannot be moved. */
  rescheduling: readonly ChangeBand[];
  smallestGroup: { families: number; ladies: number; confirmedDaysBefore: number };
  /** What we keep of the price if we cancel for our own reasons. */
  ifWeCancel: { adminPercent: number };
};

/**
 * A range of days that includes both ends. Without `from` it has no start. `dates` shows it as calendar dates, and `days` as the
 * number of days before departure. Once the trip has departed, only `days` still makes sense.
 */
export type Period = { from: Day | undefined; to: Day; dates: string; days: string };

/** The amounts to pay for one price, as formatted text such as '₹33,000'. */
export type Amounts = { total: string; deposit: string; balance: string };

/** What each change costs at one time before departure. A change without a cost is not possible. */
type ChangeCosts = { cancellation: ChangeCost; rescheduling: ChangeCost | undefined; transfer: ChangeCost | undefined };

/** A period before departure in which the cost of each kind of change stays the same. */
type ChangePeriod = Period & ChangeCosts;

/**
 * The payment dates for one departure. Customers who book during `deposit` pay a deposit, and the rest by `balanceDue`; both
 * are undefined for a trip that is always paid in full. Customers who book during `inFull` pay everything at once.
 */
export type PaymentSchedule = {
  deposit: Period | undefined;
  balanceDue: Day | undefined;
  inFull: Period;
  confirmedBy: Day;
  periods: readonly ChangePeriod[];
};

/** Calculates the payment dates for one departure from our terms. */
export function paymentSchedule(
  { paysInFull, allowsTransfer }: Pick<UpcomingTrip, 'paysInFull' | 'allowsTransfer'>,
  { start }: Pick<Departure, 'start'>,
  terms: MoneyTerms,
): PaymentSchedule {
  const { balanceDueDays } = terms.payment;
  return {
    deposit: paysInFull ? undefined : period(start, undefined, balanceDueDays + 1),
    balanceDue: paysInFull ? undefined : addDays(start, -balanceDueDays),
    inFull: period(start, paysInFull ? undefined : balanceDueDays, 0),
    confirmedBy: addDays(start, -terms.smallestGroup.confirmedDaysBefore),
    periods: changePeriods(start, terms, allowsTransfer),
  };
}

/**
 * Calculates the amounts to pay for one price. For a price range, every amount but the total is formatted as '₹29,000 or ₹33,000',
 * for both ends.
 */
export function amountsOf(price: Price, { payment }: Pick<MoneyTerms, 'payment'>): Amounts {
  const deposit = (amount: number) => percentOf(amount, payment.depositPercent);
  return { total: priceText(price), deposit: partText(price, deposit), balance: partText(price, (amount) => amount - deposit(amount)) };
}

const EVERYTHING: ChangeCost = { percent: 100 };

/** Whether a customer who cancels loses the whole price. */
export function isEverything(cost: ChangeCost): boolean {
  return 'percent' in cost && cost.percent >= 100;
}

/** Whether a change costs nothing. */
export function isNothing(cost: ChangeCost): boolean {
  return 'percent' in cost ? cost.percent === 0 : cost.amount === 0;
}

/** Formats the cost of each change for one price: '₹1,500', 'free', 'everything', 'not possible'. */
export function changeCosts(
  { cancellation, rescheduling, transfer }: ChangeCosts,
  price: Price,
): { cancellation: string; rescheduling: string; transfer: string } {
  const charge = (cost: ChangeCost | undefined) => (!cost ? 'not possible' : isNothing(cost) ? 'free' : costText(cost, price));
  return {
    cancellation: isNothing(cancellation) ? 'nothing' : isEverything(cancellation) ? 'everything' : costText(cancellation, price),
    rescheduling: charge(rescheduling),
    transfer: charge(transfer),
  };
}

/** Formats the cost of each change as sentences: 'Cancellation: you lose ₹1,500 per booking, the rest is a credit note.' */
export function changeText(costs: ChangeCosts, price: Price): string {
  const { cancellation, rescheduling, transfer } = changeCosts(costs, price);
  const credit = isNothing(costs.cancellation)
    ? ', all is a credit note'
    : isEverything(costs.cancellation)
      ? ''
      : ', the rest is a credit note';
  const notPossible = [!costs.rescheduling && 'rescheduling', !costs.transfer && 'transfer'].filter(Boolean).join(' and ');
  const isAmount = 'amount' in costs.cancellation && !isNothing(costs.cancellation);
  return [
    `Cancellation: you lose ${cancellation}${isAmount ? ' per booking' : ''}${credit}.`,
    ...(costs.rescheduling
      ? [`Rescheduling: ${isNothing(costs.rescheduling) ? rescheduling : `${rescheduling} on top of the price`}.`]
      : []),
    ...(costs.transfer ? [`Transfer: ${transfer}.`] : []),
    ...(notPossible ? [`Not possible: ${notPossible}.`] : []),
  ].join(' ');
}

/** What a family should know from one day, if any, to another, as one or more sentences. */
export type Notice = { from: Day | undefined; to: Day; text: string };

/**
 * Says how many must book by the day by which we confirm the departure, and whether the slots taken show that as many have; after that
 * day that it takes place; and what we keep if we cancel. `of` names the departure, such as ' Aug 1-3 2025', if the trip has several.
 */
export function takesPlace(
  { type }: Pick<UpcomingTrip, 'type'>,
  { totalSlots, slotsLeft, asOf }: Pick<Departure, 'totalSlots' | 'slotsLeft' | 'asOf'>,
  { confirmedBy, inFull }: Pick<PaymentSchedule, 'confirmedBy' | 'inFull'>,
  { smallestGroup: { families, ladies }, ifWeCancel }: Pick<MoneyTerms, 'smallestGroup' | 'ifWeCancel'>,
  of = '',
): readonly Notice[] {
  const [needed, who, slots] = type === 'ladies' ? [ladies, 'women', 1] : [families, 'families', 1 + MOST_CHILDREN];
  // The fewest who can have taken the slots.
  const booked = Math.ceil((totalSlots - slotsLeft) / slots);
  const takes = `The trip${of && ` on${of}`} takes place`;
  const back = `all but ${ifWeCancel.adminPercent}%`;
  const [have, unless] = booked < needed ? ['', 'If not'] : [`; at least ${booked} have, as of ${dayMonth(asOf)}`, 'If fewer stay'];
  const until = `${needed} ${who} book by ${dayMonth(confirmedBy)}${have}`;
  const before = `${takes} if ${until}. ${unless}, you get everything back; if we cancel for our own reasons, ${back}.`;
  const after = `${takes}, however few book. If we cancel for our own reasons, you get back ${back}.`;
  return [
    { from: undefined, to: confirmedBy, text: before },
    { from: addDays(confirmedBy, 1), to: inFull.to, text: after },
  ];
}

/** What a customer who cancels keeps, now and later. `of` is as for `takesPlace`. */
export function cancelNotices({ periods }: Pick<PaymentSchedule, 'periods'>, of: string): readonly Notice[] {
  const steps = periods.filter(({ cancellation }, index) => cancellation !== periods[index + 1]?.cancellation);
  return steps.map(({ to, cancellation }, index) => {
    const before = steps[index - 1];
    const now = isEverything(cancellation)
      ? `Cancel${of} now: you lose everything.`
      : `Cancel${of} by ${dayMonth(to)}: a credit note for ${keptText(cancellation)}, no money back.`;
    const later = steps.slice(index + 1).map(laterText);
    return { from: before && addDays(before.to, 1), to, text: [now, ...later].join(' ') };
  });
}

function laterText({ to, cancellation }: ChangePeriod): string {
  return isEverything(cancellation)
    ? 'After that, you lose everything.'
    : `By ${dayMonth(to)}: a credit note for ${keptText(cancellation)}.`;
}

/** What a credit note is worth once all is paid. */
function keptText(cost: ChangeCost): string {
  if (isNothing(cost)) return 'all';
  return 'percent' in cost ? `${100 - cost.percent}% of the price` : `all but ${rupees(cost.amount)}`;
}

/** Formats what is due and when, one line per booking period: '₹33,000 when you book, ₹33,000 by Aug 28 2025'. */
export function paymentLines(
  { deposit, balanceDue, inFull }: PaymentSchedule,
  amounts: Amounts,
): readonly { period: Period; text: string }[] {
  return [
    ...(deposit && balanceDue
      ? [{ period: deposit, text: `${amounts.deposit} when you book, ${amounts.balance} by ${shortDay(balanceDue)}` }]
      : []),
    { period: inFull, text: `${amounts.total} when you book` },
  ];
}

function changePeriods(start: Day, terms: MoneyTerms, allowsTransfer: boolean): ChangePeriod[] {
  const { cancellation, transfer, rescheduling } = terms;
  const fee = { amount: transfer.fee };
  const costsAt = (days: number): ChangeCosts => ({
    cancellation: bandAt(cancellation, days) ?? EVERYTHING,
    rescheduling: bandAt(rescheduling, days),
    transfer: allowsTransfer && days >= transfer.minimumDays ? fee : undefined,
  });
  // A period ends on each of these days, counted back from departure, if a cost changes then. The last one ends on the day of departure.
  const bounds = [...cancellation, ...rescheduling, { fromDays: transfer.minimumDays }, { fromDays: 0 }].map(({ fromDays }) => fromDays);
  const days = [...new Set(bounds)].toSorted((a, b) => b - a);
  const ends = days.filter((toDays) => toDays === 0 || !isSame(costsAt(toDays), costsAt(toDays - 1)));
  return ends.map((toDays, index) => {
    const before = ends[index - 1];
    return { ...period(start, before === undefined ? undefined : before - 1, toDays), ...costsAt(toDays) };
  });
}

function bandAt(bands: readonly ChangeBand[], days: number): ChangeBand | undefined {
  return bands.find(({ fromDays }) => days >= fromDays);
}

function isSame(a: ChangeCosts, b: ChangeCosts): boolean {
  return a.cancellation === b.cancellation && a.rescheduling === b.rescheduling && a.transfer === b.transfer;
}

function costText(cost: ChangeCost, price: Price): string {
  return 'percent' in cost ? partText(price, (amount) => percentOf(amount, cost.percent)) : rupees(cost.amount);
}

/** Formats a part of a price. For a price range, both ends: '₹29,000 or ₹33,000'. */
function partText(price: Price, part: (amount: number) => number): string {
  const changed = changedPrice(price, part);
  return isPriceRange(changed) ? `${rupees(changed.from)} or ${rupees(changed.to)}` : priceText(changed);
}

/** A percentage of an amount, rounded to whole rupees. */
function percentOf(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}

/** The period from `fromDays` to `toDays` days before a departure. Without `fromDays` it has no start. */
function period(start: Day, fromDays: number | undefined, toDays: number): Period {
  const to = addDays(start, -toDays);
  if (fromDays === undefined) {
    return {
      from: undefined,
      to,
      dates: `Until ${shortDay(to)}`,
      days: toDays === 0 ? 'until departure' : `${toDays} or more days before`,
    };
  }
  const from = addDays(start, -fromDays);
  const days =
    toDays === 0
      ? `${fromDays} or fewer days before`
      : fromDays === toDays
        ? `${toDays} days before`
        : `${fromDays} to ${toDays} days before`;
  return { from, to, dates: dayRange(from, to), days };
}
