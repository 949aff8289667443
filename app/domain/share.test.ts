import { expect, test } from 'vitest';
import { shareDetails, shareMessage, whatsappShareUrl } from './share.ts';

const trip = {
  ages: { from: 2, to: 12 },
  perMomAndChild: true,
  fares: undefined,
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
  const details = shareDetails({ ...trip, price });
  const { text: message } = shareMessage('Coonoor & Ooty', 'Sep 12-14 2025', { details, url: '/' });
  expect(message.split('\n')).toEqual(['Coonoor & Ooty', 'Sep 12-14 2025', 'Ages 2-12 years', text]);
});

test('the message for a trip without children says that the price is per person, and whether fares are added', () => {
  const ladies = { ages: { from: 18 }, price: 32_000, perMomAndChild: false, fares: undefined } as const;
  expect(shareDetails(ladies)).toEqual(['Ages 18+', '₹32,000 per person']);
  const fares = [{ by: 'plane', from: 7000, to: 13_000 }];
  expect(shareDetails({ ...ladies, fares })).toEqual(['Ages 18+', '₹32,000 per person, plus fares']);
});

test('the message for a past trip has only title, place and year', () => {
  const details = shareDetails({ location: 'South Goa', year: 2024 });
  expect(shareMessage('Goa Beach Retreat', undefined, { details, url: '/' }).text).toBe('Goa Beach Retreat\nSouth Goa, 2024');
});

test('the WhatsApp URL contains the exact message, then the page URL on its own line', () => {
  const text = 'கோவா & more?\n1 + 1 = 2, 100 %\n#a';
  const url = new URL(whatsappShareUrl({ text, url: 'https://site.example/x?a=1&b=2#c' }));
  expect(url.searchParams.get('text')).toBe(`${text}\nhttps://site.example/x?a=1&b=2#c`);
  expect(url.href).not.toContain('+');
  expect([url.origin, url.pathname, [...url.searchParams.keys()]]).toEqual(['https://wa.me', '/', ['text']]);
});
