import { expect, test } from 'vitest';
import { shareText, whatsappShareUrl } from './share.ts';

const trip = {
  title: 'Coonoor & Ooty',
  departures: [{ start: '2025-09-12', end: '2025-09-14', totalSlots: 20, slotsLeft: 4, asOf: '2025-09-01' }],
  ages: { from: 2, to: 12 },
  perMomAndChild: true,
} as const;

test.each([
  [34_000, '₹34,000 per mom & child'],
  [{ from: 58_000, to: 66_000 }, '₹58,000 - ₹66,000 per mom & child'],
  [
    [
      { ages: { from: 2, to: 5 }, amount: 33_000 },
      { ages: { from: 6, to: 12 }, amount: 36_500 },
    ],
    '₹33,000 (2-5 years), ₹36,500 (6-12 years) per mom & child',
  ],
] as const)('the message for an upcoming trip has title, dates, ages, and price with its basis: %j', (price, text) => {
  expect(shareText({ ...trip, price }).split('\n')).toEqual(['Coonoor & Ooty', 'Sep 12-14 2025', 'Ages 2-12 years', text]);
});

test('the message for an upcoming trip lists every departure, and says if the price is per person', () => {
  const two = [...trip.departures, { start: '2025-10-03', end: '2025-10-05', totalSlots: 20, slotsLeft: 4, asOf: '2025-09-01' }] as const;
  const text = shareText({ ...trip, departures: two, ages: { from: 18 }, price: 32_000, perMomAndChild: false });
  expect(text).toContain('\nSep 12-14 2025, Oct 3-5 2025\nAges 18+\n₹32,000 per person');
});

test('the message for a past trip has only title, place and year', () => {
  expect(shareText({ title: 'Goa Beach Retreat', location: 'South Goa', year: 2024 })).toBe('Goa Beach Retreat\nSouth Goa, 2024');
});

test('the WhatsApp URL contains the exact message, then the page URL on its own line', () => {
  const text = 'கோவா & more?\n1 + 1 = 2, 100 %\n#a';
  const url = new URL(whatsappShareUrl({ text, url: 'https://site.example/x?a=1&b=2#c' }));
  expect(url.searchParams.get('text')).toBe(`${text}\nhttps://site.example/x?a=1&b=2#c`);
  expect(url.href).not.toContain('+');
  expect([url.origin, url.pathname, [...url.searchParams.keys()]]).toEqual(['https://wa.me', '/', ['text']]);
});
