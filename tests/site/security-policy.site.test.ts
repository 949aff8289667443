/** One security policy serves every page, because every page has the same inline scripts. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScripts, pagePolicy } from '../../build-tools/hosting/security-headers.ts';
import { PAGES } from '../../scripts/support/pages.ts';
import { readPage } from '../support/built-page.ts';

const SITE = 'build/client';
const ALL = [...PAGES, '/404', '/trips/404'];

test('every page has the same inline scripts: what differs from page to page stands in data blocks', () => {
  const first = inlineScripts(readPage(SITE, '/').html);
  expect(first.length).toBeGreaterThan(2);
  for (const address of ALL) expect(inlineScripts(readPage(SITE, address).html), address).toEqual(first);
});

test('the policy names what is run, and no data block', () => {
  const policy = pagePolicy(SITE);
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  for (const address of ALL) {
    for (const [, attributes = '', text = ''] of readPage(SITE, address).html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g))
      expect(policy.includes(hash(text)), `${address} ${attributes}`).toBe(text !== '' && !attributes.includes('json'));
  }
});

test('the policy fits into one line of every host: at most 700 characters', () => {
  expect(pagePolicy(SITE).length).toBeLessThan(700);
});
