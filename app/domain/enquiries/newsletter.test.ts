import { expect, test } from 'vitest';
import { checkNewsletterRequest } from './newsletter.ts';

test('trims and accepts a valid email address for the newsletter', () => {
  expect(checkNewsletterRequest({ email: ' meera@example.com ' })).toEqual({ request: { email: 'meera@example.com' } });
});

test.each(['', ' ', 'meera', 'meera@example'])('rejects the newsletter address %j with a message', (email) => {
  expect(checkNewsletterRequest({ email })).toEqual({ problems: [{ field: 'email', message: 'Please enter a valid email address' }] });
});
