import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../build-tools/hosting/security-headers.ts';
import { readSiteManifest } from '../../build-tools/hosting/site-manifest.ts';
import { mangledAddresses } from '../support/mangled-addresses.ts';
import { EXCEPTIONS, type Exception } from './exceptions.ts';
import { type Host, HOSTS } from './hosts.ts';
import { requests, type ExpectedResponse } from './requests.ts';
import { type HostResponse, sendRequest } from './send-request.ts';

const SITE = 'build/client';
const SITE_MANIFEST = readSiteManifest(SITE);
const ROWS = Map.groupBy(requests(SITE, SITE_MANIFEST), ({ kind }) => kind);

/** Lists what is wrong with a response. The list is empty if the response is correct. */
function faults(row: ExpectedResponse, { status, headers, body }: HostResponse, exception: Exception | undefined): string[] {
  const statuses = exception?.statuses ?? [row.status];
  const wrong = statuses.includes(status) ? [] : [`status ${status}, not ${statuses.join(' or ')}`];
  const security = Object.fromEntries(Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]));
  for (const [name, wanted] of Object.entries({ ...security, ...row.want, ...exception?.want })) {
    const got = headers[name]?.toString();
    if (!matches(name, got, wanted)) wrong.push(`${name}: ${got ?? 'none'}, not ${wanted ?? 'none'}`);
  }
  if (row.method === 'HEAD' && body.length > 0) wrong.push('a body for HEAD');
  if (row.file && row.method !== 'HEAD' && (status < 300 || !exception)) {
    const file = readFileSync(SITE + row.file);
    const expected = { 200: file, 404: file, 206: file.subarray(0, 100) }[status];
    if (expected && !expected.equals(decompressed(body, headers['content-encoding']))) wrong.push(`the body differs from ${row.file}`);
  }
  return wrong;
}

function decompressed(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

function matches(name: string, got: string | undefined, wanted: string | RegExp | null): boolean {
  if (wanted === null) return got === undefined;
  if (wanted instanceof RegExp) return wanted.test(got ?? '');
  // Hosts write 'text/html;charset=UTF-8' with or without a space, in upper or lower case.
  const plain = (value = '') => (name === 'content-type' ? value.toLowerCase().replaceAll(' ', '') : value);
  return plain(got) === plain(wanted);
}

async function responseTo(host: Host, row: ExpectedResponse): Promise<HostResponse> {
  const answer = await sendRequest(host.port, row);
  if (!row.again) return answer;
  return sendRequest(host.port, { ...row, headers: { ...row.headers, 'if-none-match': answer.headers.etag ?? 'no etag was sent' } });
}

describe.each(Object.entries(HOSTS))('%s', (name, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.stop());

  test.each([...ROWS])("the host responds correctly to requests of kind '%s'", async (kind, rows) => {
    const exception = EXCEPTIONS.find(({ host: by, kinds }) => by === name && kinds.includes(kind));
    const wrong: string[] = [];
    for (const row of rows) {
      const found = faults(row, await responseTo(host, row), exception);
      if (found.length > 0) wrong.push(`${row.method ?? 'GET'} ${row.path}: ${found.join(' · ').slice(0, 400)}`);
    }
    expect(wrong).toEqual([]);
  });

  test('the host gives a whole page at two hundred mangled addresses', async () => {
    const wrong: string[] = [];
    for (const address of mangledAddresses([...SITE_MANIFEST.pages], 200)) {
      // As browsers send it.
      const path = address.replaceAll(/[^\0-\x7F]+/g, encodeURIComponent);
      const first = await sendRequest(host.port, { path });
      const to = first.headers.location;
      const { status, headers, body } = to === undefined ? first : await sendRequest(host.port, { path: to });
      const isWhole = /<h1[\s\S]*<footer/.test(decompressed(body, headers['content-encoding']).toString());
      if (!isWhole || ![200, 404].includes(status)) wrong.push(`${path.slice(0, 100)}: ${status} ${to ?? ''}`);
    }
    expect(wrong).toEqual([]);
  });
});
