import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysBetween, isWithin } from './days.ts';
import { type MoneyTerms, type PaymentSchedule, paymentSchedule, paymentText, scheduleNotes } from './payment-schedule.ts';
import type { Price } from './trip.ts';

const TERMS: MoneyTerms = {
  payment: { depositPercent: 50, balanceDueDays: 30, priceRiseCancelPercent: 10 },
  cancellation: {
    flatDeduction: 1500,
    fullCreditFromDays: 30,
    halfCreditFromDays: 15,
    halfDeductionPercent: 50,
    providerAdminPercent: 10,
    voucherMonths: 18,
  },
  transfer: { minimumDays: 14, fee: 2500 },
  rescheduling: { freeFromDays: 30, chargedFromDays: 15, chargePercent: 50 },
};

const START = '2025-09-27';

const DEPARTURE = { start: START, end: '2025-10-01', slotsLeft: 12, totalSlots: 20, asOf: '2025-06-30' };
/** What the notes are written from, of a trip with one departure. */
const TRIP = {
  price: 66_000,
  paysInFull: false,
  perMomAndChild: true,
  departures: [DEPARTURE],
  departureOf: undefined,
  tcsPercent: undefined,
} as const;

const schedule = (price: Price, start: Day = START, rules: { paysInFull?: boolean; allowsTransfer?: boolean } = {}) =>
  paymentSchedule({ price, paysInFull: false, allowsTransfer: true, ...rules }, { start }, TERMS);
/** What is paid by who books so many days before, and what each change then costs. */
const paid = ({ payments }: PaymentSchedule, day: Day) =>
  payments.filter((each) => isWithin(day, each)).map((each) => paymentText(each, false));
const costs = ({ periods }: PaymentSchedule, day: Day) =>
  periods.filter((each) => isWithin(day, each)).map(({ changes }) => changes.map(({ text }) => text));
const amounts = (text: string) => [...text.matchAll(/₹([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

describe('what you pay', () => {
  test.each([
    [31, '₹33,000 when you book, and ₹33,000 by Aug 28 2025, 30 days before departure'],
    [30, '₹66,000 in full when you book'],
    [29, '₹66,000 in full when you book'],
    [0, '₹66,000 in full when you book'],
  ])('booked %i days before', (days, text) => {
    expect(paid(schedule(66_000), addDays(START, -days))).toEqual([text]);
  });

  test('a trip that is paid in full has no balance', () => {
    const { payments, balance } = schedule(31_000, '2025-08-01', { paysInFull: true });
    expect(payments.map(({ dates, days, text }) => [dates, days, text])).toEqual([
      ['At booking', 'however early you book', '₹31,000 in full'],
    ]);
    expect(balance).toBeUndefined();
  });

  test('of a departure that has left no date is told, only the days before it', () => {
    const { payments } = schedule(66_000);
    expect(payments.map(({ days }) => days)).toEqual(['31 or more days before', '30 or fewer days before']);
    expect(payments.map((each) => paymentText(each, true)).join()).not.toContain('2025');
  });

  test('a range and age bands give an amount for each', () => {
    expect(schedule({ from: 58_000, to: 66_000 }).balance).toEqual({ due: '2025-08-28', text: '₹29,000 or ₹33,000' });
    const bands = [
      { ages: { from: 2, to: 5 }, amount: 33_000 },
      { ages: { from: 6, to: 12 }, amount: 36_501 },
    ];
    expect(schedule(bands).payments[0]?.text).toBe(
      '2-5 years: ₹16,500 when you book, and ₹16,500 at least 30 days before departure; 6-12 years: ₹18,251 when you book, and ₹18,250 at least 30 days before departure',
    );
  });
});

describe('if plans change', () => {
  const flat = '₹1,500 is deducted; the rest of what you have paid becomes a credit note';
  const half = 'If you have paid in full, 50% is deducted: ₹33,000; the rest becomes a credit note: ₹33,000';
  const nothing = 'Everything is deducted; there is no credit note';
  const free = 'Free, if there is another date with open slots';
  const moved = '₹2,500, if we can move your booking';
  const charged = '₹33,000, if there is another date with open slots; ask us whether you pay it on top';
  test.each([
    [200, flat, moved, free],
    [30, flat, moved, free],
    [29, half, moved, charged],
    [15, half, moved, charged],
    [14, nothing, moved, 'Not possible'],
    [13, nothing, 'Not possible', 'Not possible'],
    [0, nothing, 'Not possible', 'Not possible'],
  ])('%i days before: cancellation, transfer, rescheduling', (days, ...texts) => {
    expect(costs(schedule(66_000), addDays(START, -days))).toEqual([texts]);
  });

  test('the calendar names days and their distance, over month ends and a leap day', () => {
    expect(schedule(66_000).periods.map(({ dates, days }) => `${dates}: ${days}`)).toEqual([
      'Until Aug 28 2025: 30 or more days before',
      'Aug 29 - Sep 12 2025: 29 to 15 days before',
      'Sep 13 2025: 14 days before',
      'Sep 14-27 2025: 13 or fewer days before',
    ]);
    expect(schedule(66_000, '2028-03-15').periods.map(({ to }) => to)).toEqual(['2028-02-14', '2028-02-29', '2028-03-01', '2028-03-15']);
  });

  test('where the price is paid at once there is no question whether it has been', () => {
    const [half = ''] = costs(schedule(31_000, START, { paysInFull: true }), addDays(START, -20)).flat();
    expect(half).toBe('50% is deducted: ₹15,500; the rest becomes a credit note: ₹15,500');
  });

  test('a trip that allows no transfer says so in every period', () => {
    const transfers = schedule(66_000, START, { allowsTransfer: false }).periods.flatMap(({ changes }) =>
      changes.filter(({ label }) => label === 'Transfer'),
    );
    expect(new Set(transfers.map(({ text }) => text))).toEqual(new Set(['Not possible']));
  });
});

test('the notes name what is reckoned, what to ask, and our own remedies', () => {
  const { amounts, changes, ours } = scheduleNotes({ ...TRIP, perMomAndChild: false }, TERMS);
  expect(amounts).toContain('per person');
  expect(amounts).toContain('rises by more than 10%');
  expect(changes).toContain('two prices for moving a booking');
  expect(ours).toContain('₹1,500 is deducted');
  expect(ours).toContain('a refund less 10%');
  expect(ours).toContain('valid 18 months');
  expect(amounts).not.toContain('two amounts');
  expect(amounts).not.toContain('second child');
  expect(scheduleNotes(TRIP, TERMS).amounts).toContain('a second child costs extra');
});

test('a trip with one date says so where another date is spoken of; with more, or on the page of one of several, it does not', () => {
  const changes = (trip: Partial<Parameters<typeof scheduleNotes>[0]>) => scheduleNotes({ ...TRIP, ...trip }, TERMS).changes;
  expect(changes({})).toContain('one date at present');
  expect(changes({ departures: [DEPARTURE, { ...DEPARTURE, start: '2025-11-01', end: '2025-11-05' }] })).not.toContain('one date');
  expect(changes({ departureOf: 'meghalaya' })).not.toContain('one date');
});

test('tax collected at source is told in rupees for the deposit and for the whole price, where a trip has it', () => {
  expect(scheduleNotes(TRIP, TERMS).amounts).not.toContain('TCS');
  const taxed = { ...TRIP, price: 86_000, tcsPercent: 5 };
  expect(scheduleNotes(taxed, TERMS).amounts).toContain(
    'each payment: for the deposit, ₹2,150 on ₹43,000 makes ₹45,150; for the whole price, ₹4,300 on ₹86,000 makes ₹90,300.',
  );
  expect(scheduleNotes({ ...taxed, paysInFull: true }, TERMS).amounts).toContain('each payment: ₹4,300 on ₹86,000 makes ₹90,300.');
});

test('of a price from and to, the notes say which amount belongs to which', () => {
  const { amounts } = scheduleNotes({ ...TRIP, price: { from: 58_000, to: 66_000 } }, TERMS);
  expect(amounts).toContain('the first goes with the price of ₹58,000 and the second with ₹66,000');
});

describe('for any price, start and day', () => {
  const price = fc.integer({ min: 1, max: 9_999_999 });
  const start = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const days = fc.integer({ min: 0, max: 400 });

  test('what is paid adds up to the price, and no date lies before the booking', () => {
    fc.assert(
      fc.property(price, start, days, (amount, first, ahead) => {
        const booked = addDays(first, -ahead);
        const [text = '', ...others] = paid(schedule(amount, first), booked);
        expect(others).toEqual([]);
        expect(amounts(text).reduce((sum, each) => sum + each, 0)).toBe(amount);
        const { due } = schedule(amount, first).balance!;
        if (text.includes(', 30 days before')) expect(due > booked && daysBetween(due, first) === TERMS.payment.balanceDueDays).toBe(true);
      }),
    );
  });

  test('each day has one period, and half a price deducted and credited is the price', () => {
    fc.assert(
      fc.property(price, start, days, (amount, first, ahead) => {
        const [change, ...others] = costs(schedule(amount, first), addDays(first, -ahead));
        expect(others).toEqual([]);
        const [cancellation = ''] = change ?? [];
        const [kept = 0, credit = 0] = amounts(cancellation);
        if (ahead < 30 && ahead > 14) expect(kept + credit).toBe(amount);
        else expect(amounts(cancellation)).toEqual(ahead >= 30 ? [1500] : []);
      }),
    );
  });

  test('after the departure there is nothing to pay or to change', () => {
    const done = addDays(START, 1);
    expect([paid(schedule(66_000), done), costs(schedule(66_000), done)]).toEqual([[], []]);
  });
});
