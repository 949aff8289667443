import { expect, test } from 'vitest';
import { callMessageFor } from './call-message.ts';
import { NEW_CALL_REQUEST, checkCallRequest } from './call-request.ts';

const FILLED = { name: 'Meera', email: 'meera@example.com', phone: '9840012345', message: '' };

test('a valid form results in a request with trimmed values', () => {
  expect(
    checkCallRequest({ name: ' Meera ', email: ' meera@example.com ', phone: ' 9840012345 ', message: ' After six, please. ' }),
  ).toEqual({
    request: { ...FILLED, message: 'After six, please.' },
  });
});

test('the message in a call request is optional', () => {
  expect(checkCallRequest(FILLED)).toEqual({ request: FILLED });
});

test('the form is initially empty, and an empty form reports name, email and phone, in that order', () => {
  expect(NEW_CALL_REQUEST).toEqual({ name: '', email: '', phone: '', message: '' });
  expect(checkCallRequest(NEW_CALL_REQUEST)).toEqual({
    problems: [
      { field: 'name', message: 'Name must be at least 2 characters' },
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'phone', message: 'Phone number must be at least 10 digits' },
    ],
  });
});

test.each([
  ['name', 'M', 'Me'],
  ['email', 'meera@example', 'meera@example.in'],
  ['phone', '984001234', '984001234 5'],
])('the field %s rejects %j and accepts %j', (field, refused, taken) => {
  expect(checkCallRequest({ ...FILLED, [field]: refused })).toHaveProperty('problems.0.field', field);
  expect(checkCallRequest({ ...FILLED, [field]: taken })).toHaveProperty(`request.${field}`, taken);
});

test("on a trip's page the initial message includes the trip, its dates and, if known, who comes", () => {
  expect(callMessageFor('Pondicherry', 'Aug 1-3 2025')).toBe('I would like to talk about Pondicherry (Aug 1-3 2025).');
  expect(callMessageFor('Pondicherry', 'Aug 1-3 2025', 'for Mother + 2 children')).toBe(
    'I would like to talk about Pondicherry (Aug 1-3 2025), for Mother + 2 children.',
  );
});
