import { expect, test } from 'vitest';
import type { CompanyFile } from '#app/content/schema.server.ts';
import { contactDetails } from './contact-details.ts';

const COMPANY = { supportEmail: 'help@site.example', address: { lines: ['1, Example Street'] } } as CompanyFile;
const linksWith = (facts: Partial<CompanyFile>) => contactDetails({ ...COMPANY, ...facts }).ways.map(({ href }) => href);

test.each([
  ['+91 98400 00000', 'tel:+919840000000'],
  ['+91 (0)44 2499-0000', 'tel:+914424990000'],
])('the phone number %s is a link that a phone can call', (phone, href) => {
  expect(linksWith({ phone })).toEqual(['mailto:help@site.example', href]);
});

test('WhatsApp is a way to reach us only if there is a number for it', () => {
  expect(linksWith({ whatsapp: '919840000000' })).toEqual(['mailto:help@site.example', 'https://wa.me/919840000000']);
  expect(linksWith({})).toEqual(['mailto:help@site.example']);
});
