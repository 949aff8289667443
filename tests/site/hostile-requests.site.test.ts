import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { serve } from '../../scripts/support/serve.ts';

const SITE = 'build/client';
const REQUESTS = 6000;
const AT_ONCE = 40;
/** The accepted statuses. 'closed' means that the server sent no status, as for CONNECT. */
const STATUSES = ['200', '301', '400', '404', '405', '431', 'closed'];

/** Generators for raw hostile requests, based on the site's addresses. */
const words = (list: string) => fc.constantFrom(...list.split(' '));
const climb = words(String.raw`.. ../ ..\ %2e%2e %2e%2e%2f ..%2f ..%5c %252e%252e%252f ..%c0%af ....// .%2e/ ..;/`);
const odd = words(String.raw`%00 % %zz %2f %5c \ // /./ %0d%0a ? # ; ~ * é 🛖 %ff :80 @ [ | " ' < .html .br / . .data`);
const outside = words('package.json etc/passwd build-tools/hosting/server.ts .git/config content/company.yaml .env');
const path = (known: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.tuple(fc.array(climb, { minLength: 1, maxLength: 12 }), outside).map(([steps, file]) => `/${steps.join('')}/${file}`),
    fc
      .tuple(known, fc.array(climb, { minLength: 1, maxLength: 4 }), outside)
      .map(([at, steps, file]) => `${at}/${steps.join('/')}/${file}`),
    fc.tuple(known, fc.array(odd, { minLength: 1, maxLength: 3 })).map(([at, extra]) => at + extra.join('')),
    fc.array(fc.oneof(odd, climb, fc.string({ maxLength: 6 })), { maxLength: 30 }).map((parts) => parts.join('')),
    fc.integer({ min: 1900, max: 10_000 }).map((length) => `/${'a'.repeat(length)}`),
    fc.tuple(known, fc.string({ maxLength: 40 })).map(([at, search]) => `${at}?${search}`),
    outside.map((file) => `http://127.0.0.1/${file}`),
    known,
  );
const method = fc.oneof(
  { weight: 5, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: words('HEAD POST PUT DELETE OPTIONS TRACE PATCH CONNECT PROPFIND PURGE get') },
  { weight: 1, arbitrary: fc.constantFrom('G\0T', 'LONGMETHOD'.repeat(20), '') },
);
const range = words('0-0 5-2 -5 - 0-99999999999999999999 99999999999- 0-1,3-4 a-b 0-4,-1 -0 1e3-');
const header = fc.oneof(
  fc.constant(''),
  range.map((value) => `Range: bytes=${value}\r\n`),
  words('br gzip * br;q=0').map((value) => `Accept-Encoding: ${value}\r\n`),
  fc.constantFrom('*', '"', 'W/"0-0"').map((value) => `If-None-Match: ${value}\r\n`),
  fc.constantFrom(
    'Expect: nonsense\r\n',
    'Upgrade: websocket\r\nConnection: Upgrade\r\n',
    'Content-Length: -1\r\n',
    'Transfer-Encoding: chunked\r\nContent-Length: 3\r\n',
    'Host: a\r\nHost: b\r\n',
    `X: ${'y'.repeat(20_000)}\r\n`,
    'No colon at all\r\n',
    'Bad\0Name: x\r\n',
  ),
);
const nonsense = fc.constantFrom('GET  / HTTP/1.1', 'GET /', 'GET / HTTP/9.9', '\r\n\r\n\r\n', '\0\0\0\0', '\x16\x03\x01\x02\x00\x01');
const request = (known: fc.Arbitrary<string>) =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .tuple(method, path(known), header)
        .map(([verb, where, extra]) => `${verb} ${where} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${extra}\r\n`),
    },
    { weight: 1, arbitrary: fc.tuple(nonsense, fc.string({ maxLength: 20 })).map(([line, rest]) => `${line}${rest}\r\n\r\n`) },
  );

const { url, close } = await serve(SITE);
const port = Number(new URL(url).port);
afterAll(close);

/** Sends a raw request. The server waits for the rest of an incomplete one, so the client gives up if no answer begins for a while. */
function send(text: string): Promise<{ status: string; head: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(text));
    const giveUp = setTimeout(() => socket.destroy(), text.includes('Content-Length') || !text.includes('HTTP/1.1\r\n') ? 500 : 30_000);
    socket.setTimeout(120_000, () => reject(new Error(`no answer to ${JSON.stringify(text.slice(0, 300))}`)));
    socket.on('data', (part) => {
      // An answer that has begun is read to its end, however busy the machine is.
      clearTimeout(giveUp);
      parts.push(part);
    });
    // The server may close the connection before the entire request is sent.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(giveUp);
      const all = Buffer.concat(parts);
      const end = Math.max(all.indexOf('\r\n\r\n'), 0);
      const head = all.toString('latin1', 0, end);
      resolve({ status: /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 'closed', head, body: all.subarray(end + 4) });
    });
  });
}

test(`${REQUESTS} hostile requests cause no crash, leaked file or unexpected status`, { timeout: 900_000 }, async () => {
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64');
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const built = new Set(files.map((file) => digest(readFileSync(file))));
  const addresses = files
    .filter((file, index) => !file.includes('/pictures/') || index % 40 === 0)
    .map((file) => file.slice(SITE.length).replace(/(\/index)?\.html$/, '') || '/');
  const queue = fc.sample(request(fc.constantFrom(...addresses)), { numRuns: REQUESTS, seed: 20_261_121 });
  const met = new Set<string>();
  const wrong: string[] = [];
  const ask = async () => {
    for (let text = queue.pop(); text !== undefined; text = queue.pop()) {
      const { status, head, body } = await send(text);
      met.add(status);
      const isOurs = status !== '200' || text.startsWith('HEAD') || built.has(digest(body));
      const isGuarded = status === 'closed' || /content-security-policy: default-src 'none'/i.test(head);
      if (!STATUSES.includes(status) || !isOurs || !isGuarded) wrong.push(`${status} for ${JSON.stringify(text.slice(0, 200))}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  expect(wrong).toEqual([]);
  // Every accepted status occurred, and the server still responds.
  expect([...met].toSorted()).toEqual(STATUSES);
  expect((await send('GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n')).status).toBe('200');
});
