import { addDays, type Day, dayRange, shortDay } from './days.ts';
import { changedPrice, isPriceRange, priceText, rupees } from './price-text.ts';
import type { Departure, Price, UpcomingTrip } from './trip.ts';

/** The numbers in content/terms.yaml for payments, changes and the smallest group. Days are counted back from departure. */
export type MoneyTerms = {
  payment: { depositPercent: number; balanceDueDays: number };
  cancellation: {
    flatDeduction: number;
    fullCreditFromDays: number;
    halfCreditFromDays: number;
    halfDeductionPercent: number;
  };
  transfer: { minimumDays: number; fee: number };
  rescheduling: { freeFromDays: number; chargedFromDays: number; chargePercent: number };
  smallestGroup: { families: number; ladies: number; confirmedDaysBefore: number };
};

/**
 * A range of days that includes both ends. Without `from` it has no start. `dates` shows it as calendar dates, and `days` as the
 * number of days before departure. Once the trip has departed, only `days` still makes sense.
 */
export type Period = { from: Day | undefined; to: Day; dates: string; days: string };

/** The amounts calculated from one price, as formatted text such as '₹33,000'. */
export type Amounts = { total: string; deposit: string; balance: string; lateCancellation: string; rescheduling: string };

/** A period before departure and the cost of each kind of change during it. `cancellation` is what the customer loses. */
export type ChangePeriod = Period & {
  cancellation: 'flat' | 'late' | 'all';
  rescheduling: 'free' | 'charged' | 'impossible';
  transfer: 'fee' | 'impossible';
};

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
 * Calculates the amounts for one price from our terms. For a price range, every amount but the total is formatted as
 * '₹29,000 or ₹33,000', for both ends.
 */
export function amountsOf(price: Price, { payment, cancellation, rescheduling }: MoneyTerms): Amounts {
  const part = (change: (amount: number) => number) => {
    const changed = changedPrice(price, change);
    return isPriceRange(changed) ? `${rupees(changed.from)} or ${rupees(changed.to)}` : priceText(changed);
  };
  const deposit = (amount: number) => share(amount, payment.depositPercent);
  return {
    total: priceText(price),
    deposit: part(deposit),
    balance: part((amount) => amount - deposit(amount)),
    lateCancellation: part((amount) => share(amount, cancellation.halfDeductionPercent)),
    rescheduling: part((amount) => share(amount, rescheduling.chargePercent)),
  };
}

/** Formats the cost of each change in a period: '₹1,500', 'free', 'everything', 'not possible'. */
export function changeCosts(
  { cancellation, rescheduling, transfer }: Pick<ChangePeriod, 'cancellation' | 'rescheduling' | 'transfer'>,
  amounts: Pick<Amounts, 'lateCancellation' | 'rescheduling'>,
  terms: MoneyTerms,
): { cancellation: string; rescheduling: string; transfer: string } {
  return {
    cancellation: { flat: rupees(terms.cancellation.flatDeduction), late: amounts.lateCancellation, all: 'everything' }[cancellation],
    rescheduling: { free: 'free', charged: amounts.rescheduling, impossible: 'not possible' }[rescheduling],
    transfer: { fee: rupees(terms.transfer.fee), impossible: 'not possible' }[transfer],
  };
}

/** Formats the costs of possible changes as sentences: 'Cancellation: you lose ₹1,500, the rest is a credit note. Rescheduling: free.' */
export function changeText(
  period: Pick<ChangePeriod, 'cancellation' | 'rescheduling' | 'transfer'>,
  amounts: Pick<Amounts, 'lateCancellation' | 'rescheduling'>,
  terms: MoneyTerms,
): string {
  const { cancellation, rescheduling, transfer } = changeCosts(period, amounts, terms);
  return [
    `Cancellation: you lose ${cancellation}${period.cancellation === 'all' ? '' : ', the rest is a credit note'}.`,
    ...(period.rescheduling === 'impossible' ? [] : [`Rescheduling: ${rescheduling}.`]),
    ...(period.transfer === 'impossible' ? [] : [`Transfer: ${transfer}.`]),
  ].join(' ');
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

function changePeriods(start: Day, { cancellation, transfer, rescheduling }: MoneyTerms, allowsTransfer: boolean): ChangePeriod[] {
  // A period ends on each of these days, counted back from departure. The last period ends on the day of departure.
  const bounds = [
    cancellation.fullCreditFromDays,
    cancellation.halfCreditFromDays,
    rescheduling.freeFromDays,
    rescheduling.chargedFromDays,
    transfer.minimumDays,
    0,
  ];
  const ends = [...new Set(bounds)].toSorted((a, b) => b - a);
  return ends.map((toDays, index) => {
    const before = ends[index - 1];
    return {
      ...period(start, before === undefined ? undefined : before - 1, toDays),
      cancellation: toDays >= cancellation.fullCreditFromDays ? 'flat' : toDays >= cancellation.halfCreditFromDays ? 'late' : 'all',
      rescheduling: toDays >= rescheduling.freeFromDays ? 'free' : toDays >= rescheduling.chargedFromDays ? 'charged' : 'impossible',
      transfer: allowsTransfer && toDays >= transfer.minimumDays ? 'fee' : 'impossible',
    };
  });
}

/** A percentage of an amount, rounded to whole rupees. */
function share(amount: number, percent: number): number {
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
