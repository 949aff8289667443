import { afterAll, expect, test } from 'vitest';
import { serve } from '../../scripts/support/serve.ts';

const { url: site, close } = await serve('build/client');
afterAll(close);

test('a 304 response has the same security policy as the page', async () => {
  const first = await fetch(`${site}/faqs`);
  const second = await fetch(`${site}/faqs`, { headers: { 'If-None-Match': first.headers.get('etag')! } });
  expect(second.status).toBe(304);
  expect(first.headers.get('content-security-policy')).toContain('sha256-');
  expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
});

test("the name of a page's file redirects to its address and keeps the query", async () => {
  for (const other of ['/faqs.html', '/%66aqs.html']) {
    const { status, headers } = await fetch(`${site}${other}?view=all`, { redirect: 'manual' });
    expect([status, headers.get('location')], other).toEqual([301, '/faqs?view=all']);
  }
});

test('security.txt has a contact and an expiry date', async () => {
  const response = await fetch(`${site}/.well-known/security.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT/);
});
