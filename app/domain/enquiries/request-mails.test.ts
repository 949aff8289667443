import { expect, test } from 'vitest';
import { callMail } from './call-mail.ts';
import { itineraryMail } from './itinerary-mail.ts';
import { LONGEST_MAIL_URL } from './mail.ts';
import { newsletterMail } from './newsletter-mail.ts';

const TO = 'hello@banyan.example';
const ITINERARY = {
  name: 'Lakshmi Raman',
  email: 'lakshmi@example.com',
  phone: '+91 98400 12345',
  destination: 'Meghalaya',
  travelDate: '2027-09-05',
  duration: 5,
  adults: 2,
  children: 2,
  childrenAges: '4, 7',
  budget: '₹60,000 - ₹80,000',
  requirements: 'No stairs\nVegetarian',
};

test('the itinerary email lists every field, with the date as dd/mm/yyyy, and has the destination in its subject', () => {
  const mail = itineraryMail(ITINERARY, TO);
  expect(mail.to).toBe(TO);
  expect(mail.subject).toBe('Custom Itinerary Request for Meghalaya');
  expect(mail.body.split('\r\n')).toEqual([
    'Name: Lakshmi Raman',
    'Email: lakshmi@example.com',
    'Phone: +91 98400 12345',
    'Destination: Meghalaya',
    'Travel Date: 05/09/2027',
    'Duration: 5 days',
    'Adults: 2',
    'Children: 2',
    "Children's Ages: 4, 7",
    'Budget: ₹60,000 - ₹80,000',
    'Requirements: No stairs',
    'Vegetarian',
  ]);
  expect(mail).toMatchObject({ shortened: false, fullBody: mail.body });
});

test('the itinerary email says N/A if there are no ages, and None specified if there are no requirements', () => {
  const { body } = itineraryMail({ ...ITINERARY, childrenAges: '', requirements: '', duration: 1, children: 0 }, TO);
  expect(body).toContain("Children: 0\r\nChildren's Ages: N/A\r\n");
  expect(body).toMatch(/Requirements: None specified$/);
  expect(body).toContain('Duration: 1 day\r\n');
});

test('the call email has the name in its subject and lists name, email, phone and message', () => {
  const mail = callMail({ name: 'Meera', email: 'meera@example.com', phone: '9840012345', message: 'After six, please.' }, TO);
  expect(mail.to).toBe(TO);
  expect(mail.subject).toBe('Call Request from Meera');
  expect(mail.body).toBe('Name: Meera\r\nEmail: meera@example.com\r\nPhone: 9840012345\r\nMessage: After six, please.');
});

test('the call email says No message provided if there is no message', () => {
  expect(callMail({ name: 'Meera', email: 'm@example.com', phone: '9840012345', message: '' }, TO).body).toMatch(
    /\r\nMessage: No message provided$/,
  );
});

test('the newsletter email asks for the newsletter and includes the address', () => {
  const mail = newsletterMail({ email: 'meera@example.com' }, TO);
  expect(mail).toMatchObject({
    to: TO,
    subject: 'Newsletter Subscription',
    body: 'Please send me your newsletter.\r\nEmail: meera@example.com',
  });
});

test('the itinerary email cuts an answer of over 10,000 characters and keeps every other answer complete', () => {
  const requirements = 'We would love quiet mornings. '.repeat(334);
  const mail = itineraryMail({ ...ITINERARY, requirements }, TO);
  const others = itineraryMail({ ...ITINERARY, requirements: '' }, TO).body.replace('None specified', '');
  expect(mail).toMatchObject({ shortened: true, subject: 'Custom Itinerary Request for Meghalaya' });
  expect(mail.body.startsWith(`${others}We would love quiet mornings. We`)).toBe(true);
  expect(mail.fullBody).toBe(others + requirements);
  expect(mail.url.length).toBeLessThanOrEqual(LONGEST_MAIL_URL);
  // The answer is cut no more than necessary.
  expect(mail.url.length).toBeGreaterThan(LONGEST_MAIL_URL - 10);
});

test('the itinerary email includes the start of every text answer, even if six of them have 11,250 characters', () => {
  const long = 'மீனாட்சி '.repeat(1250);
  const request = { ...ITINERARY, name: long, phone: long, destination: long, childrenAges: long, budget: long, requirements: long };
  const mail = itineraryMail(request, TO);
  expect(mail.url.length).toBeLessThanOrEqual(LONGEST_MAIL_URL);
  expect(mail.subject).toMatch(/^Custom Itinerary Request for மீ.*…$/);
  for (const start of [
    'Name: மீ',
    'Email: lakshmi@example.com\r',
    'Phone: மீ',
    'Destination: மீ',
    "Children's Ages: மீ",
    'Budget: மீ',
    'Requirements: மீ',
  ])
    expect(mail.body).toContain(start);
  expect(mail.fullBody).toContain(`Budget: ${long}\r\n`);
});
