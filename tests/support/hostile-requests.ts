import fc from 'fast-check';

/** Requests as someone with bad intentions writes them, whole and raw, around the addresses of a site. */
export function hostileRequests(addresses: readonly string[], count: number, seed: number): string[] {
  return fc.sample(requestTo(fc.constantFrom(...addresses)), { numRuns: count, seed });
}

const words = (list: string) => fc.constantFrom(...list.split(' '));
const climb = words(String.raw`.. ../ ..\ %2e%2e %2e%2e%2f ..%2f ..%5c %252e%252e%252f ..%c0%af ....// .%2e/ ..;/`);
const odd = words(String.raw`%00 % %zz %2f %5c \ // /./ %0d%0a ? # ; ~ * é 🛖 %ff :80 @ [ | " ' < .html .br / . .data`);
const outside = words('package.json etc/passwd hosting/server/server.ts .git/config content/company.yaml .env build/hosting/nginx.conf');
const long = fc.integer({ min: 1900, max: 10_000 }).map((length) => `/${'a'.repeat(length)}`);

const pathBeside = (known: fc.Arbitrary<string>) =>
  fc.oneof(
    fc
      .tuple(fc.array(climb, { minLength: 1, maxLength: 12 }), outside)
      .map(([steps, file]) => `/${steps.join('')}${steps.at(-1)!.endsWith('/') ? '' : '/'}${file}`),
    fc
      .tuple(known, fc.array(climb, { minLength: 1, maxLength: 4 }), outside)
      .map(([address, steps, file]) => `${address}/${steps.join('/')}/${file}`),
    fc
      .tuple(known, fc.nat(), fc.array(odd, { minLength: 1, maxLength: 3 }))
      .map(
        ([address, at, extra]) => address.slice(0, at % (address.length + 1)) + extra.join('') + address.slice(at % (address.length + 1)),
      ),
    fc.array(fc.oneof(odd, climb, fc.string({ maxLength: 6 })), { maxLength: 30 }).map((parts) => parts.join('')),
    long,
    fc.tuple(known, fc.string({ maxLength: 40 })).map(([address, search]) => `${address}?${search}`),
    outside.map((file) => `http://127.0.0.1/${file}`),
    known,
  );
const method = fc.oneof(
  { weight: 5, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: words('HEAD POST PUT DELETE OPTIONS TRACE PATCH CONNECT PROPFIND PURGE get') },
  { weight: 1, arbitrary: fc.constantFrom('G\0T', 'LONGMETHOD'.repeat(20), '') },
);
const header = fc.oneof(
  fc.constant(''),
  fc
    .constantFrom(
      'bytes=0-0',
      'bytes=5-2',
      'bytes=-5',
      'bytes=-',
      'bytes=0-99999999999999999999',
      'bytes=99999999999-',
      'bytes=0-1,3-4',
      'bytes=a-b',
      'lines=1-2',
      'bytes=0-4,-1',
      'bytes=-0',
      'bytes=1e3-',
      `bytes=${'0-1,'.repeat(200)}2-3`,
    )
    .map((value) => `Range: ${value}\r\n`),
  fc.constantFrom('br', 'gzip', '*', 'br;q=0', 'x'.repeat(500)).map((value) => `Accept-Encoding: ${value}\r\n`),
  fc.constantFrom('*', '"', 'W/"0-0"').map((value) => `If-None-Match: ${value}\r\n`),
  fc.constantFrom(
    'Expect: nonsense\r\n',
    'Expect: 100-continue\r\n',
    'Upgrade: websocket\r\nConnection: Upgrade\r\n',
    'Content-Length: 5\r\n',
    'Content-Length: -1\r\n',
    'Transfer-Encoding: chunked\r\nContent-Length: 3\r\n',
    'Host: a\r\nHost: b\r\n',
    `X: ${'y'.repeat(20_000)}\r\n`,
    'No colon at all\r\n',
    ' folded: x\r\n',
    'Bad\0Name: x\r\n',
  ),
);
const requestTo = (known: fc.Arbitrary<string>) =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .tuple(method, pathBeside(known), header)
        .map(([verb, where, extra]) => `${verb} ${where} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${extra}\r\n`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            'GET  / HTTP/1.1',
            'GET /',
            'GET / HTTP/9.9',
            'GET / HTTP/1.1 x',
            '\r\n\r\n\r\n',
            '\0\0\0\0',
            '\x16\x03\x01\x02\x00\x01',
            'PRI * HTTP/2.0\r\n\r\nSM',
            'GET\t/\tHTTP/1.1',
          ),
          fc.string({ maxLength: 20 }),
        )
        .map(([line, rest]) => `${line}${rest}\r\n\r\n`),
    },
  );
