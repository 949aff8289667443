/** One security policy serves every page, because every page has the same inline scripts. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScripts, pageCsp } from '../../build-tools/hosting/security-headers.ts';
import { PAGES } from '../../scripts/support/pages.ts';
import { readPage } from '../support/built-page.ts';

const SITE = 'build/client';
const ALL = [...PAGES, '/404', '/trips/404'];

test('every page has the same inline scripts, and only data blocks differ', () => {
  const first = inlineScripts(readPage(SITE, '/').html);
  expect(first.length).toBeGreaterThan(1);
  for (const address of ALL) expect(inlineScripts(readPage(SITE, address).html), address).toEqual(first);
});

test('the security policy has the hash of every executable inline script and of no data block', () => {
  const policy = pageCsp(SITE);
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  for (const address of ALL) {
    for (const [, attributes = '', text = ''] of readPage(SITE, address).html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g))
      expect(policy.includes(hash(text)), `${address} ${attributes}`).toBe(text !== '' && !attributes.includes('json'));
  }
});

test('the security policy has fewer than 700 characters, to fit the header limits of hosts', () => {
  expect(pageCsp(SITE).length).toBeLessThan(700);
});
