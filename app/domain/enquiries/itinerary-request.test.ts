import { describe, expect, test } from 'vitest';
import { NEW_ITINERARY_REQUEST, checkItineraryRequest } from './itinerary-request.ts';
import type { ItineraryRequest } from './itinerary-request.ts';

const TODAY = '2026-08-15';
const FILLED = {
  ...NEW_ITINERARY_REQUEST,
  name: 'Lakshmi Raman',
  email: 'lakshmi@example.com',
  phone: '+91 98400 12345',
  destination: 'Meghalaya',
  travelDate: '05/09/2027',
  duration: '5',
  budget: '₹60,000 - ₹80,000',
};

const check = (values: Partial<typeof FILLED>) => checkItineraryRequest({ ...FILLED, ...values }, TODAY);
const problems = (field: keyof ItineraryRequest, message: string) => ({ problems: [{ field, message }] });

test('a valid form results in a request with numbers and a date', () => {
  expect(check({ childrenAges: '4, 7', children: '2', requirements: 'No stairs' })).toEqual({
    request: {
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
      requirements: 'No stairs',
    },
  });
});

test('the form initially has two adults and no children; all other fields are empty', () => {
  const { adults, children, ...others } = NEW_ITINERARY_REQUEST;
  expect([adults, children]).toEqual(['2', '0']);
  expect(Object.values(others).join('')).toBe('');
});

test('an empty form reports every required field, in form order', () => {
  const empty = Object.fromEntries(Object.keys(FILLED).map((field) => [field, ''])) as typeof FILLED;
  expect(checkItineraryRequest(empty, TODAY)).toEqual({
    problems: [
      { field: 'name', message: 'Name must be at least 2 characters' },
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'phone', message: 'Phone number must be at least 10 digits' },
      { field: 'destination', message: 'Destination must be at least 2 characters' },
      { field: 'travelDate', message: 'Please select a travel date' },
      { field: 'duration', message: 'Please enter a duration' },
      { field: 'adults', message: 'Required' },
      { field: 'budget', message: 'Please enter a budget' },
    ],
  });
});

test('answers are trimmed, and a field with only spaces counts as empty', () => {
  const spaced = Object.fromEntries(Object.entries(FILLED).map(([field, text]) => [field, ` \t${text}\u00a0\n`])) as typeof FILLED;
  expect(checkItineraryRequest(spaced, TODAY)).toEqual(check({}));
  expect(check({ travelDate: '  ' })).toEqual(problems('travelDate', 'Please select a travel date'));
  expect(check({ duration: '  ' })).toEqual(problems('duration', 'Please enter a duration'));
  expect(check({ adults: '  ' })).toEqual(problems('adults', 'Required'));
  expect(check({ budget: '  ' })).toEqual(problems('budget', 'Please enter a budget'));
  expect(check({ name: ' A ' })).toEqual(problems('name', 'Name must be at least 2 characters'));
});

test('spaces and line breaks within an answer are kept', () => {
  expect(check({ requirements: 'No  stairs\n\nVegetarian ' })).toHaveProperty('request.requirements', 'No  stairs\n\nVegetarian');
});

describe.each(['name', 'destination'] as const)('%s must have at least 2 characters', (field) => {
  const message = `${field === 'name' ? 'Name' : 'Destination'} must be at least 2 characters`;

  test.each(['', 'A', '😀', 'ம', ' A'])('%j is too short', (text) => {
    expect(check({ [field]: text })).toEqual(problems(field, message));
  });

  test.each(['Al', 'A B', 'மீ', 'गो', '李明', '😀😀', 'x'.repeat(10_000)])('%j is long enough', (text) => {
    expect(check({ [field]: text })).toHaveProperty(`request.${field}`, text);
  });
});

test.each(['', '984001234', '98400 123', ' 984001234 '])('rejects the phone number %j, which has fewer than 10 characters', (text) => {
  expect(check({ phone: text })).toEqual(problems('phone', 'Phone number must be at least 10 digits'));
});

test.each(['9840012345', '98400 1234', '+91 98400 12345', '044-2345678'])(
  'accepts the phone number %j, which has at least 10 characters, and keeps it as typed',
  (text) => {
    expect(check({ phone: text })).toHaveProperty('request.phone', text);
  },
);

test.each(['lakshmi', 'lakshmi@example', 'lakshmi raman@example.com'])('rejects the email address %j', (text) => {
  expect(check({ email: text })).toEqual(problems('email', 'Please enter a valid email address'));
});

test('the travel date may be today but not earlier', () => {
  expect(check({ travelDate: '15/08/2026' })).toHaveProperty('request.travelDate', TODAY);
  expect(check({ travelDate: '14/08/2026' })).toEqual(problems('travelDate', 'Please select a travel date'));
});

/** Inputs that are not whole numbers in ASCII digits. */
const NO_NUMBERS = ['-1', '-0', '+2', '1.5', '2.0', '2,0', '1e3', '1E1', '0x2', '2 2', '2 days', 'two', 'NaN', 'Infinity', '²', '२', '٢'];

test.each(['0', '00', '9007199254740993', '9'.repeat(400), ...NO_NUMBERS])('rejects a duration of %j days', (text) => {
  expect(check({ duration: text })).toEqual(problems('duration', 'Please enter a duration'));
});

test.each([
  ['1', 1],
  ['07', 7],
  ['365', 365],
  ['9007199254740991', 9007199254740991],
])('accepts a duration of %j days', (text, days) => {
  expect(check({ duration: text })).toHaveProperty('request.duration', days);
});

test.each(['0', '11', '100', ...NO_NUMBERS])('rejects %j adults', (text) => {
  expect(check({ adults: text })).toEqual(problems('adults', 'Required'));
});

test.each([
  ['1', 1],
  ['2', 2],
  ['10', 10],
  ['010', 10],
])('accepts %j adults', (text, adults) => {
  expect(check({ adults: text })).toHaveProperty('request.adults', adults);
});

test.each(['11', '100', ...NO_NUMBERS])('rejects %j children', (text) => {
  expect(check({ children: text })).toEqual(problems('children', 'Please enter a whole number of children from 0 to 10'));
});

test.each([
  ['', 0],
  ['  ', 0],
  ['0', 0],
  ['1', 1],
  ['10', 10],
])('accepts %j children; empty means 0', (text, children) => {
  expect(check({ children: text })).toHaveProperty('request.children', children);
});

test.each(['childrenAges', 'requirements'] as const)('the field %s may be empty or contain any text', (field) => {
  expect(check({ [field]: '' })).toHaveProperty(`request.${field}`, '');
  expect(check({ [field]: 'x' })).toHaveProperty(`request.${field}`, 'x');
});

test('the budget can be any text that is not empty', () => {
  expect(check({ budget: '₹' })).toHaveProperty('request.budget', '₹');
});
