import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteServer } from '../../hosting/server/server.ts';
import { hostileRequests } from '../support/hostile-requests.ts';

const SITE = 'build/client';
const REQUESTS = 12_000;
const AT_ONCE = 40;
/** What the server may say; 'closed' is the answer to CONNECT and to what is no HTTP at all. */
const STATUSES = ['200', '206', '301', '400', '404', '405', '414', '416', '431', 'closed'];
const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';

const server = siteServer(SITE);
let port: number;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.closeAllConnections());

type Answer = { status: string; head: string; body: Buffer };

/** How long half a request waits for its other half, in milliseconds, before this end hangs up; and where that cut an answer off. */
const PATIENCE = 500;
const MORE_PATIENCE = 30_000;

/** Sends a request as it is written, and again where a busy machine had not answered it whole when this end hung up. */
async function send(text: string): Promise<Answer> {
  const first = await sendOnce(text, PATIENCE);
  return isCut(first, text) ? sendOnce(text, MORE_PATIENCE) : first;
}

function isCut({ status, head, body }: Answer, text: string): boolean {
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return status !== 'closed' && length !== undefined && !text.startsWith('HEAD') && body.length < Number(length);
}

function sendOnce(text: string, patience: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(text));
    // Hanging up at once would cut the answer off.
    const hangUp = setTimeout(() => socket.end(), patience);
    socket.setTimeout(120_000, () => reject(new Error(`no answer to ${JSON.stringify(text.slice(0, 300))}`)));
    socket.on('data', (part) => parts.push(part));
    // The server may hang up on nonsense while it is still being sent.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(hangUp);
      resolve(parsed(Buffer.concat(parts)));
    });
  });
}

function parsed(all: Buffer): Answer {
  const start = all.indexOf(CONTINUE) === 0 ? CONTINUE.length : 0;
  const end = Math.max(all.indexOf('\r\n\r\n', start), start);
  const head = all.toString('latin1', start, end);
  return { status: /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 'closed', head, body: all.subarray(end + 4) };
}

test(`${REQUESTS} hostile requests: no crash, nothing from outside the build, no unforeseen status`, { timeout: 900_000 }, async () => {
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64');
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const contents = files.map((file) => readFileSync(file));
  const built = new Set(contents.map(digest));
  const everything = Buffer.concat(contents);
  const addresses = files
    .filter((file, index) => !file.includes('/pictures/') || index % 40 === 0)
    .map((file) => file.slice(SITE.length).replace(/(\/index)?\.html$/, '') || '/');
  const queue = hostileRequests(addresses, REQUESTS, 20_261_121);
  const counts: Record<string, number> = {};
  const wrong: string[] = [];
  const ask = async () => {
    for (let text = queue.pop(); text !== undefined; text = queue.pop()) {
      const { status, head, body } = await send(text);
      counts[status] = (counts[status] ?? 0) + 1;
      const isOurs = status === '200' && !text.startsWith('HEAD') ? built.has(digest(body)) : status !== '206' || everything.includes(body);
      const isGuarded = status === 'closed' || /content-security-policy: default-src 'none'/i.test(head);
      if (!STATUSES.includes(status) || !isOurs || !isGuarded) wrong.push(`${status} for ${JSON.stringify(text.slice(0, 200))}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  expect(wrong).toEqual([]);
  // Every kind of answer was met, and the server still answers.
  expect(Object.keys(counts).toSorted()).toEqual(STATUSES);
  expect((await sendOnce('GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n', MORE_PATIENCE)).status).toBe('200');
});
