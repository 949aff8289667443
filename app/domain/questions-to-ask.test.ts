import { expect, test } from 'vitest';
import type { MoneyTerms } from './payment-schedule.ts';
import { questionsToAsk } from './questions-to-ask.ts';

const TERMS: MoneyTerms = {
  payment: { depositPercent: 40, balanceDueDays: 30, priceRiseCancelPercent: 12 },
  cancellation: {
    flatDeduction: 1100,
    fullCreditFromDays: 30,
    halfCreditFromDays: 15,
    halfDeductionPercent: 60,
    providerAdminPercent: 10,
    voucherMonths: 18,
  },
  transfer: { minimumDays: 14, fee: 2200 },
  rescheduling: { freeFromDays: 30, chargedFromDays: 15, chargePercent: 50 },
};

const TRIP = { type: 'family', price: 50_000, paysInFull: false, goodToKnow: {}, askUs: ['Is there a rope?'] } as const;

test("what every mother asks and the facts leave open comes first, then the trip's own questions", () => {
  const { trip } = questionsToAsk(TRIP, TERMS);
  expect([trip[0], trip.at(-1)]).toEqual(['How long is the longest drive?', 'Is there a rope?']);
  expect(questionsToAsk({ ...TRIP, goodToKnow: { walking: 'None.' } }, TERMS).trip).toHaveLength(trip.length - 1);
});

test('questions about money have the numbers of our terms', () => {
  const money = questionsToAsk(TRIP, TERMS).money.join(' ');
  expect(money).toContain('by 12% or less');
  expect(money).toContain('₹1,100 and ₹2,200');
  expect(money).toContain('60% of the price');
  expect(money).toContain('rescheduling costs 50% of the price');
});

test('nobody is overdue where the price is paid at once', () => {
  expect(questionsToAsk({ ...TRIP, paysInFull: true }, TERMS).money.join(' ')).not.toContain('overdue');
});

test('only a price by age has birthdays to ask about', () => {
  const bands = [
    { ages: { from: 2, to: 5 }, amount: 33_000 },
    { ages: { from: 6, to: 12 }, amount: 36_500 },
  ];
  expect(questionsToAsk(TRIP, TERMS).money.join(' ')).not.toContain('birthday');
  expect(questionsToAsk({ ...TRIP, price: bands }, TERMS).money.join(' ')).toContain('birthday');
});
