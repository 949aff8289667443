import { addDays, type Day, dayRange, shortDay } from './days.ts';
import { changedPrice, forEachBand, isPriceRange, priceBasis, priceText, rupees } from './price-text.ts';
import type { Departure, Price, UpcomingTrip } from './trip.ts';

/** The numbers of our terms that money and days follow from (content/terms.yaml). Amounts in rupees, days before departure. */
export type MoneyTerms = {
  payment: { depositPercent: number; balanceDueDays: number; priceRiseCancelPercent: number };
  cancellation: {
    flatDeduction: number;
    fullCreditFromDays: number;
    halfCreditFromDays: number;
    halfDeductionPercent: number;
    providerAdminPercent: number;
    voucherMonths: number;
  };
  transfer: { minimumDays: number; fee: number };
  rescheduling: { freeFromDays: number; chargedFromDays: number; chargePercent: number };
};

/**
 * Days from one to another, both counted in; without `from` they have no beginning. `dates` names them, and `days` by their
 * distance from the departure, which is all that is true once it has left. What is paid at once goes by no day but that of
 * the booking, and both say so.
 */
export type Period = { from: Day | undefined; to: Day; dates: string; days: string };

/** What is paid by who books in these days; `dated` says the same with the day of the second payment, where there is one. */
export type Payment = Period & { text: string; dated: string | undefined };

/** What a change costs in these days. */
export type ChangePeriod = Period & { changes: readonly Change[] };

/** One kind of change, under the term that the policies use, and what it costs. */
export type Change = { label: 'Cancellation' | 'Transfer' | 'Rescheduling'; text: string };

/** What a departure costs whom, and when. `balance` is undefined where the price is paid at once. */
export type PaymentSchedule = {
  payments: readonly Payment[];
  balance: { due: Day; text: string } | undefined;
  periods: readonly ChangePeriod[];
};

/** Money and days of one departure, by our terms. Every amount is for one price, as its basis says. */
export function paymentSchedule(
  { price, paysInFull, allowsTransfer }: Pick<UpcomingTrip, 'price' | 'paysInFull' | 'allowsTransfer'>,
  { start }: Pick<Departure, 'start'>,
  terms: MoneyTerms,
): PaymentSchedule {
  const { payment } = terms;
  const inFull = `${amountText(price, (amount) => amount)} in full`;
  const { balanceDueDays } = payment;
  const due = addDays(start, -balanceDueDays);
  const deposit = (amount: number) => depositOf(amount, terms);
  const rest = (amount: number) => amount - deposit(amount);
  const inTwo = (when: string) =>
    forEachBand(price, (one) => `${amountText(one, deposit)} when you book, and ${amountText(one, rest)} ${when}`);
  return {
    payments: paysInFull
      ? [{ from: undefined, to: start, dates: 'At booking', days: 'however early you book', text: inFull, dated: undefined }]
      : [
          {
            ...period(start, undefined, balanceDueDays + 1),
            text: inTwo(`at least ${balanceDueDays} days before departure`),
            dated: inTwo(`by ${shortDay(due)}, ${balanceDueDays} days before departure`),
          },
          { ...period(start, balanceDueDays, 0), text: `${inFull} when you book`, dated: undefined },
        ],
    balance: paysInFull ? undefined : { due, text: amountText(price, rest) },
    periods: changePeriods(price, start, terms, { paysInFull, allowsTransfer }),
  };
}

/** What is paid, with the day of the second payment; once the departure has left that day is gone. */
export function paymentText({ text, dated }: Payment, hasLeft: boolean): string {
  return hasLeft ? text : (dated ?? text);
}

/** What stands once beside the schedules of a trip: what amounts are reckoned from, how to change, and what holds when we cancel. */
export type ScheduleNotes = { amounts: string; changes: string; ours: string };

/** The notes to every schedule of a trip. What they leave open is asked in questions-to-ask.ts. */
export function scheduleNotes(
  trip: Pick<UpcomingTrip, 'price' | 'perMomAndChild' | 'paysInFull' | 'tcsPercent' | 'departures' | 'departureOf'>,
  terms: MoneyTerms,
): ScheduleNotes {
  const { payment, cancellation } = terms;
  const { price } = trip;
  const whichAmount = isPriceRange(price)
    ? ` Where two amounts are given, the first goes with the price of ${rupees(price.from)} and the second with ${rupees(price.to)}.`
    : '';
  const secondChild = trip.perMomAndChild ? '; a second child costs extra' : '';
  // The page of one departure belongs to a trip that may have others.
  const hasOneDate = trip.departures.length === 1 && trip.departureOf === undefined;
  return {
    amounts: `The price, and each part of it below, is ${priceBasis(trip.perMomAndChild)}${secondChild}.${whichAmount} Ask us before you pay whether GST is in the price or comes on top.${tcsText(trip, terms)} The price can rise after you have booked. If it rises by more than ${payment.priceRiseCancelPercent}%, you may cancel with a full refund.`,
    changes: `If you cancel, we pay no money back, except after a price rise of more than ${payment.priceRiseCancelPercent}%; at most you get a credit note. Write to us: the day on which your email reaches us counts. There are two prices for moving a booking, one for a transfer and one for rescheduling: ask us first which of the two applies to you.${hasOneDate ? ' This trip has one date at present.' : ''}`,
    ours: `If we cancel because of natural causes, ${rupees(cancellation.flatDeduction)} is deducted, and the rest of what you have paid is refunded. If we cancel for any other reason, one of three applies: a refund less ${cancellation.providerAdminPercent}% (nothing is deducted if too few have booked), another date, or a voucher valid ${cancellation.voucherMonths} months. If the trip ends early after it has begun, the unused part is not refunded. Nothing here takes away a right that the law gives you.`,
  };
}

/** What tax collected at source adds to each payment; nothing where a trip has none. */
function tcsText(trip: Pick<UpcomingTrip, 'price' | 'paysInFull' | 'tcsPercent'>, terms: MoneyTerms): string {
  const { price, tcsPercent } = trip;
  if (!tcsPercent) return '';
  const tax = (amount: number) => share(amount, tcsPercent);
  const taxed = (part: (amount: number) => number) =>
    `${amountText(price, (amount) => tax(part(amount)))} on ${amountText(price, part)} makes ${amountText(price, (amount) => part(amount) + tax(part(amount)))}`;
  const inFull = taxed((amount) => amount);
  const payments = trip.paysInFull
    ? inFull
    : `for the deposit, ${taxed((amount) => depositOf(amount, terms))}; for the whole price, ${inFull}`;
  return ` With a PAN, and within the limit of the law, TCS (tax collected at source) of ${tcsPercent}% is added to each payment: ${payments}.`;
}

function changePeriods(
  price: Price,
  start: Day,
  terms: MoneyTerms,
  { paysInFull, allowsTransfer }: { paysInFull: boolean; allowsTransfer: boolean },
): ChangePeriod[] {
  const { cancellation, transfer, rescheduling } = terms;
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
    const fromDays = before === undefined ? undefined : before - 1;
    return {
      ...period(start, fromDays, toDays),
      changes: [
        { label: 'Cancellation', text: cancellationText(price, toDays, cancellation, paysInFull) },
        {
          label: 'Transfer',
          text: allowsTransfer && toDays >= transfer.minimumDays ? `${rupees(transfer.fee)}, if we can move your booking` : 'Not possible',
        },
        { label: 'Rescheduling', text: reschedulingText(price, toDays, rescheduling) },
      ],
    };
  });
}

function cancellationText(price: Price, days: number, terms: MoneyTerms['cancellation'], paysInFull: boolean): string {
  if (days >= terms.fullCreditFromDays) {
    return `${rupees(terms.flatDeduction)} is deducted; the rest of what you have paid becomes a credit note`;
  }
  if (days < terms.halfCreditFromDays) return 'Everything is deducted; there is no credit note';
  const percent = terms.halfDeductionPercent;
  const deducted = (amount: number) => share(amount, percent);
  const credit = amountText(price, (amount) => amount - deducted(amount));
  return `${paysInFull ? '' : 'If you have paid in full, '}${percent}% is deducted: ${amountText(price, deducted)}; the rest becomes a credit note: ${credit}`;
}

function reschedulingText(price: Price, days: number, terms: MoneyTerms['rescheduling']): string {
  if (days >= terms.freeFromDays) return 'Free, if there is another date with open slots';
  return days >= terms.chargedFromDays
    ? `${amountText(price, (amount) => share(amount, terms.chargePercent))}, if there is another date with open slots; ask us whether you pay it on top`
    : 'Not possible';
}

/** A price of any kind with each of its amounts changed: '₹16,500 (2-5 years), ₹18,250 (6-12 years)', '₹29,000 or ₹33,000'. */
function amountText(price: Price, change: (amount: number) => number): string {
  const changed = changedPrice(price, change);
  // What is paid is one of the two amounts, never one between them.
  return isPriceRange(changed) ? `${rupees(changed.from)} or ${rupees(changed.to)}` : priceText(changed);
}

/** What is paid of an amount at booking, in whole rupees. */
function depositOf(amount: number, { payment }: MoneyTerms): number {
  return share(amount, payment.depositPercent);
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
      days: `${toDays} or more days before`,
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
