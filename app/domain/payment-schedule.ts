import { addDays, type Day, dayRange, shortDay } from './days.ts';
import { changedPrice, isPriceRange, priceText, rupees } from './price-text.ts';
import type { Departure, Price, UpcomingTrip } from './trip.ts';

/** The numbers of our terms that money and days follow from (content/terms.yaml). Amounts in rupees, days before departure. */
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
 * Days from one to another, both included; without `from` they have no beginning. `dates` names them, and `days` says how far
 * before the departure they are, which is all that is true once it has left.
 */
export type Period = { from: Day | undefined; to: Day; dates: string; days: string };

/** The parts of one price, as text: '₹33,000'. */
export type Amounts = { total: string; deposit: string; balance: string; lateCancellation: string; rescheduling: string };

/** What changes cost in these days. `cancellation` is what is lost. */
export type ChangePeriod = Period & {
  cancellation: 'flat' | 'late' | 'all';
  rescheduling: 'free' | 'charged' | 'impossible';
  transfer: 'fee' | 'impossible';
};

/**
 * The days that matter for one departure. `deposit` are the days on which a booking pays a deposit, and `balanceDue` is when
 * the rest is paid: both undefined on a trip that is paid in full. `inFull` are the days on which a booking pays everything.
 */
export type PaymentSchedule = {
  deposit: Period | undefined;
  balanceDue: Day | undefined;
  inFull: Period;
  confirmedBy: Day;
  periods: readonly ChangePeriod[];
};

/** The days of one departure, by our terms. */
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

/** The parts of one price, by our terms. The parts of a range are one of two amounts, never one between them. */
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

/** What each change costs in a period, short enough for a cell: '₹1,500', 'free', 'everything', 'not possible'. */
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

/** The same in her words: 'Cancellation: you lose ₹1,500, the rest is a credit note. Rescheduling: free. Transfer: ₹2,500.' */
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

/** What is paid, and when, one line for each time of booking: '₹33,000 when you book, ₹33,000 by Aug 28 2025'. */
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
  // What a change costs is different from each of these days on; the last period ends with the departure itself.
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

/** A share in whole rupees; what is left of the amount is the other share. */
function share(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}

/** The days between two distances from the first day of a departure; without `fromDays` all that come before. */
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
