import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysBetween, isWithin } from './days.ts';
import {
  amountsOf,
  cancelNotices,
  changeCosts,
  changeText,
  type MoneyTerms,
  paymentLines,
  type PaymentSchedule,
  paymentSchedule,
  takesPlace,
} from './payment-schedule.ts';
import type { Price } from './trip.ts';

const TERMS: MoneyTerms = {
  payment: { depositPercent: 50, balanceDueDays: 30 },
  cancellation: [
    { fromDays: 30, amount: 1500 },
    { fromDays: 15, percent: 50 },
    { fromDays: 0, percent: 100 },
  ],
  transfer: { minimumDays: 14, fee: 2500 },
  rescheduling: [
    { fromDays: 30, amount: 0 },
    { fromDays: 15, percent: 50 },
  ],
  ifWeCancel: { adminPercent: 10 },
  smallestGroup: { families: 6, ladies: 8, confirmedDaysBefore: 35 },
};

const START = '2025-09-27';

const schedule = (start: Day = START, rules: { paysInFull?: boolean; allowsTransfer?: boolean } = {}) =>
  paymentSchedule({ paysInFull: false, allowsTransfer: true, ...rules }, { start }, TERMS);
/** `paid` returns what is due for a booking on a given day, and `costs` returns what each change costs on that day. */
const paid = (of: PaymentSchedule, price: Price, day: Day) =>
  paymentLines(of, amountsOf(price, TERMS)).flatMap(({ period, text }) => (isWithin(day, period) ? [text] : []));
const costs = (of: PaymentSchedule, price: Price, day: Day) =>
  of.periods.filter((period) => isWithin(day, period)).map((period) => changeCosts(period, price));
const amounts = (text: string) => [...text.matchAll(/₹([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

describe('payments', () => {
  test.each([
    [31, '₹33,000 when you book, ₹33,000 by Aug 28 2025'],
    [30, '₹66,000 when you book'],
    [29, '₹66,000 when you book'],
    [0, '₹66,000 when you book'],
  ])('shows what is due for a booking %i days before departure', (days, text) => {
    expect(paid(schedule(), 66_000, addDays(START, -days))).toEqual([text]);
  });

  test('a trip that is always paid in full has no deposit and no balance', () => {
    const { deposit, balanceDue, inFull } = schedule('2025-08-01', { paysInFull: true });
    expect([deposit, balanceDue]).toEqual([undefined, undefined]);
    expect([inFull.dates, inFull.days]).toEqual(['Until Aug 1 2025', 'until departure']);
  });

  test('amounts are shown for both ends of a price range, or for each age band', () => {
    expect(amountsOf({ from: 58_000, to: 66_000 }, TERMS)).toMatchObject({ total: '₹58,000 - ₹66,000', balance: '₹29,000 or ₹33,000' });
    const bands = [
      { ages: { from: 2, to: 5 }, amount: 33_000 },
      { ages: { from: 6, to: 12 }, amount: 36_501 },
    ];
    const { deposit, balance } = amountsOf(bands, TERMS);
    expect([deposit, balance]).toEqual(['₹16,500 (2-5 years), ₹18,251 (6-12 years)', '₹16,500 (2-5 years), ₹18,250 (6-12 years)']);
  });

  test('the trip is confirmed before the balance is due', () => {
    expect(schedule()).toMatchObject({ confirmedBy: '2025-08-23', balanceDue: '2025-08-28' });
  });
});

describe('changes', () => {
  test.each([
    [200, '₹1,500', 'free', '₹2,500'],
    [30, '₹1,500', 'free', '₹2,500'],
    [29, '₹33,000', '₹33,000', '₹2,500'],
    [15, '₹33,000', '₹33,000', '₹2,500'],
    [14, 'everything', 'not possible', '₹2,500'],
    [13, 'everything', 'not possible', 'not possible'],
    [0, 'everything', 'not possible', 'not possible'],
  ])('%i days before departure, cancellation costs %s, rescheduling %s, transfer %s', (days, cancellation, rescheduling, transfer) => {
    expect(costs(schedule(), 66_000, addDays(START, -days))).toEqual([{ cancellation, rescheduling, transfer }]);
  });

  test.each([
    [31, 'Cancellation: you lose ₹1,500 per booking, the rest is a credit note. Rescheduling: free. Transfer: ₹2,500.'],
    [20, 'Cancellation: you lose ₹33,000, the rest is a credit note. Rescheduling: ₹33,000 on top of the price. Transfer: ₹2,500.'],
    [14, 'Cancellation: you lose everything. Transfer: ₹2,500. Not possible: rescheduling.'],
    [1, 'Cancellation: you lose everything. Not possible: rescheduling and transfer.'],
  ])('formats the costs of changes %i days before departure as sentences', (days, text) => {
    const period = schedule().periods.find((each) => isWithin(addDays(START, -days), each))!;
    expect(changeText(period, 66_000)).toBe(text);
  });

  test('periods show dates and days before departure, even across month ends and a leap day', () => {
    expect(schedule().periods.map(({ dates, days }) => `${dates}: ${days}`)).toEqual([
      'Until Aug 28 2025: 30 or more days before',
      'Aug 29 - Sep 12 2025: 29 to 15 days before',
      'Sep 13 2025: 14 days before',
      'Sep 14-27 2025: 13 or fewer days before',
    ]);
    expect(schedule('2028-03-15').periods.map(({ to }) => to)).toEqual(['2028-02-14', '2028-02-29', '2028-03-01', '2028-03-15']);
  });

  test('a trip without transfer has no period that costs the same as the one before', () => {
    const { periods } = schedule(START, { allowsTransfer: false });
    expect(periods.map((period) => `${period.days}: ${changeText(period, 66_000)}`)).toEqual([
      '30 or more days before: Cancellation: you lose ₹1,500 per booking, the rest is a credit note. Rescheduling: free. Not possible: transfer.',
      '29 to 15 days before: Cancellation: you lose ₹33,000, the rest is a credit note. Rescheduling: ₹33,000 on top of the price. Not possible: transfer.',
      '14 or fewer days before: Cancellation: you lose everything. Not possible: rescheduling and transfer.',
    ]);
  });

  test('more bands make more periods, and a band may cost nothing', () => {
    const terms = { ...TERMS, cancellation: [{ fromDays: 45, percent: 0 }, ...TERMS.cancellation] };
    const { periods } = paymentSchedule({ paysInFull: false, allowsTransfer: true }, { start: START }, terms);
    expect(periods.slice(0, 2).map((period) => `${period.days}: ${changeText(period, 66_000)}`)).toEqual([
      '45 or more days before: Cancellation: you lose nothing, all is a credit note. Rescheduling: free. Transfer: ₹2,500.',
      '44 to 30 days before: Cancellation: you lose ₹1,500 per booking, the rest is a credit note. Rescheduling: free. Transfer: ₹2,500.',
    ]);
  });
});

describe('notices', () => {
  const confirmed = [
    'to 2025-08-23: The trip takes place if 6 families book by Aug 23. If not, you get everything back; if we cancel for our own reasons, all but 10%.',
    '2025-08-24 to 2025-09-27: The trip takes place, however few book. If we cancel for our own reasons, you get back all but 10%.',
  ];
  const SLOTS = { totalSlots: 30, slotsLeft: 10, asOf: '2025-07-19' };
  const texts = (changed: Partial<MoneyTerms> = {}, of = '', slots = SLOTS) => {
    const terms = { ...TERMS, ...changed };
    const schedule = paymentSchedule({ paysInFull: false, allowsTransfer: true }, { start: START }, terms);
    const all = [...cancelNotices(schedule, of), ...takesPlace({ type: 'family' }, slots, schedule, terms, of)];
    return all.map(({ from, to, text }) => `${from ? `${from} ` : ''}to ${to}: ${text}`);
  };

  test('say what cancelling costs now and later, and by when the trip is confirmed', () => {
    expect(texts()).toEqual([
      'to 2025-08-28: Cancel by Aug 28: a credit note for all but ₹1,500, no money back. By Sep 12: a credit note for 50% of the price. After that, you lose everything.',
      '2025-08-29 to 2025-09-12: Cancel by Sep 12: a credit note for 50% of the price, no money back. After that, you lose everything.',
      '2025-09-13 to 2025-09-27: Cancel now: you lose everything.',
      ...confirmed,
    ]);
  });

  test('say that enough have booked as soon as the slots taken cannot belong to fewer', () => {
    expect(texts({}, '', { ...SLOTS, slotsLeft: 9 })).toContain(
      'to 2025-08-23: The trip takes place if 6 families book by Aug 23; at least 6 have, as of Jul 19. If fewer stay, you get everything back; if we cancel for our own reasons, all but 10%.',
    );
    const schedule = paymentSchedule({ paysInFull: false, allowsTransfer: true }, { start: START }, TERMS);
    const ofLadies = (slotsLeft: number) => takesPlace({ type: 'ladies' }, { ...SLOTS, slotsLeft }, schedule, TERMS)[0]?.text;
    expect(ofLadies(23)).toContain('if 8 women book by Aug 23. If not,');
    expect(ofLadies(22)).toContain('if 8 women book by Aug 23; at least 8 have, as of Jul 19. If fewer stay,');
  });

  test('name the departure if there are several', () => {
    for (const text of texts({}, ' Sep 27 - Oct 1 2025')) expect(text).toMatch(/(?:Cancel|on) Sep 27 - Oct 1 2025 (?:by|now|takes)/);
  });

  test('a free cancellation is a credit note for all, and terms may have one band', () => {
    const first = { cancellation: [{ fromDays: 45, percent: 0 }, ...TERMS.cancellation] };
    expect(texts(first)[0]).toMatch(
      'Cancel by Aug 13: a credit note for all, no money back. By Aug 28: a credit note for all but ₹1,500. By Sep 12: ',
    );
    expect(texts({ cancellation: [{ fromDays: 0, percent: 100 }] })).toEqual([
      'to 2025-09-27: Cancel now: you lose everything.',
      ...confirmed,
    ]);
    expect(texts({ cancellation: [{ fromDays: 0, amount: 900 }] })[0]).toBe(
      'to 2025-09-27: Cancel by Sep 27: a credit note for all but ₹900, no money back.',
    );
  });
});

describe('payments and changes by day', () => {
  const price = fc.integer({ min: 1, max: 9_999_999 });
  const start = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const days = fc.integer({ min: 0, max: 400 });

  test('payments add up to the price, and the balance is due after the booking', () => {
    fc.assert(
      fc.property(price, start, days, (amount, first, ahead) => {
        const booked = addDays(first, -ahead);
        const [text = '', ...others] = paid(schedule(first), amount, booked);
        expect(others).toEqual([]);
        expect(amounts(text.replace(/ by .*/, '')).reduce((sum, each) => sum + each, 0)).toBe(amount);
        const due = schedule(first).balanceDue!;
        if (text.includes(' by ')) expect(due > booked && daysBetween(due, first) === TERMS.payment.balanceDueDays).toBe(true);
      }),
    );
  });

  test('each day until departure is in exactly one period, with the right cancellation cost', () => {
    fc.assert(
      fc.property(price, start, days, (amount, first, ahead) => {
        const [change, ...others] = costs(schedule(first), amount, addDays(first, -ahead));
        expect(others).toEqual([]);
        const [kept] = amounts(change!.cancellation);
        if (ahead >= 30) expect(kept).toBe(1500);
        else if (ahead > 14) expect(kept).toBe(Math.round(amount / 2));
        else expect(kept).toBeUndefined();
      }),
    );
  });

  test('on the day after departure, nothing is due and nothing can be changed', () => {
    const done = addDays(START, 1);
    expect([paid(schedule(), 66_000, done), costs(schedule(), 66_000, done)]).toEqual([[], []]);
  });
});
