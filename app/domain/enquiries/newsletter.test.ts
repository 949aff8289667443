import { expect, test } from 'vitest';
import { NEW_NEWSLETTER_REQUEST, checkNewsletterRequest } from './newsletter.ts';

test('a valid address is taken, trimmed', () => {
  expect(checkNewsletterRequest({ email: ' meera@example.com ' })).toEqual({ request: { email: 'meera@example.com' } });
});

test.each([NEW_NEWSLETTER_REQUEST.email, ' ', 'meera', 'meera@example'])('%j gets a message', (email) => {
  expect(checkNewsletterRequest({ email })).toEqual({ problems: [{ field: 'email', message: 'Please enter a valid email address' }] });
});

test('the box opens empty', () => {
  expect(NEW_NEWSLETTER_REQUEST).toEqual({ email: '' });
});
