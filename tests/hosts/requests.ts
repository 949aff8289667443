/** The requests sent to every host and the expected responses, for built files, redirects, and addresses without a page. */
import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { content } from '../../app/content/content.server.ts';
import { FILE_CSP } from '../../build-tools/hosting/security-headers.ts';
import {
  CACHE_CONTROL,
  cacheControlFor,
  CONTENT_TYPES,
  MISSING_PAGE,
  pageFile,
  type SiteManifest,
} from '../../build-tools/hosting/site-manifest.ts';
import type { HostRequest } from './send-request.ts';

/** A request with its expected response. Tests are grouped by `kind`; exceptions refer to it. */
export type ExpectedResponse = HostRequest & {
  kind: string;
  status: number;
  /** Expected headers. A pattern allows hosts to differ, and null means that the header must be absent. */
  want: Readonly<Record<string, string | RegExp | null>>;
  /** The built file expected as the body. */
  file?: string;
  /** Whether the request is sent a second time, with the ETag from the first response. */
  again?: true;
};

const HTML = CONTENT_TYPES['html']!;
const ANY_POLICY = /^default-src 'none'/;

export function requests(folder: string, site: SiteManifest): ExpectedResponse[] {
  const page = { 'content-type': HTML, 'cache-control': CACHE_CONTROL.revalidate, 'content-security-policy': site.policy };
  /** The headers of a not-found page. */
  const nothing = { ...page };
  const file = (path: string) => ({
    'content-type': CONTENT_TYPES[extname(path).slice(1)]!,
    'cache-control': cacheControlFor(path),
    'content-security-policy': FILE_CSP,
  });
  const ok = (kind: string, path: string, want: ExpectedResponse['want'], more: Partial<ExpectedResponse> = {}): ExpectedResponse => {
    const address = decodeURI(path.split('?')[0]!);
    return {
      kind,
      path,
      status: 200,
      want,
      file: site.pages.has(address) ? pageFile(address) : address,
      ...more,
    };
  };
  const unchanged = (kind: string, path: string, want: ExpectedResponse['want']): ExpectedResponse => ({
    ...ok(kind, path, want),
    status: 304,
    again: true,
  });
  const moved = (kind: string, path: string, location: string, more: Partial<ExpectedResponse> = {}): ExpectedResponse => ({
    kind,
    path,
    status: 301,
    want: { location, 'content-security-policy': ANY_POLICY },
    ...more,
  });
  const missing = (kind: string, path: string, want: ExpectedResponse['want'], more: Partial<ExpectedResponse> = {}): ExpectedResponse => ({
    kind,
    path,
    status: 404,
    want,
    ...(want === nothing && { file: MISSING_PAGE }),
    ...more,
  });

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.\w/.test(entry.name) && !/\.(br|gz|html|assetsignore)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(folder.length)}/${entry.name}`)
    .toSorted();
  const pictures = files.filter((path) => path.startsWith('/pictures/'));
  const others = files.filter((path) => !path.startsWith('/pictures/'));
  const script = files.find((path) => path.endsWith('.js'))!;
  const sheet = files.find((path) => path.endsWith('.css'))!;
  const picture = pictures[0]!;
  const somePages = [...site.pages].filter((_, index) => index % 8 === 0);

  return [
    ...[...site.pages].flatMap((path) => [
      ok('page', path, page),
      ok('page, HEAD', path, page, { method: 'HEAD' }),
      ok('page, query', `${path}?view=all&page=2`, page),
      ok('page, query', `${path}?a=1?b=%2F%20`, page),
      unchanged('page, unchanged', path, { 'cache-control': CACHE_CONTROL.revalidate, 'content-security-policy': site.policy }),
    ]),
    ...[...site.redirects].flatMap(([from, to]) => [
      moved('moved', from, to),
      moved('moved, query', `${from}?view=all&q=a%20b`, `${to}?view=all&q=a%20b`),
    ]),
    ...content().redirects.map(({ from, to }) => moved('moved, HEAD', from, to, { method: 'HEAD' })),
    ...others.map((path) => ok('file', path, file(path))),
    ...pictures.filter((_, index) => index % 60 === 0).map((path) => ok('picture', path, file(path))),
    ...[script, picture, '/favicon.svg', '/faqs.data'].map((path) => ok('file, HEAD', path, file(path), { method: 'HEAD' })),
    ...[script, picture, '/favicon.svg', '/faqs.data'].map((path) => ok('file, query', `${path}?v=1`, file(path))),
    ...[script, picture, '/favicon.svg'].map((path) =>
      unchanged('file, unchanged', path, { 'cache-control': file(path)['cache-control'] }),
    ),
    ...[picture, script].map((path) => ok('range', path, { ...file(path), 'content-range': null }, { headers: { range: 'bytes=0-99' } })),
    ...['br', 'gzip'].flatMap((encoding) =>
      [...somePages, script, sheet, '/faqs.data', '/favicon.svg'].map((path) =>
        ok('compressed', path, { 'content-encoding': encoding, vary: /accept-encoding/i }, { headers: { 'accept-encoding': encoding } }),
      ),
    ),
    ...[picture, '/faqs'].map((path) => ok('not compressed', path, { 'content-encoding': null })),
    ...['/assets/none-1a2b3c.js', '/assets/none.css', '/pictures/none-800.avif', '/none.png', '/none.txt', '/trips/none.data'].flatMap(
      (path) => [missing('missing file', path, nothing), missing('missing file', path, nothing, { method: 'HEAD' })],
    ),
    ...['/faqs.html.br', '/favicon.svg.gz', '/.assetsignore', '/.env', '/.git/config.js'].map((path) =>
      missing('missing file', path, nothing),
    ),
    ...[
      '/nothing',
      '/nothing/here',
      '/nothing/',
      '/Faqs',
      '/faqs/',
      '/privacy-policy/ta/',
      '/faqs/nothing',
      '/_headers',
      '/_redirects',
      '/assets',
      '/.well-known',
      '/404',
    ].flatMap((path) => [missing('missing page', path, nothing), missing('missing page', path, nothing, { method: 'HEAD' })]),
    ...['/trips', '/trips/upcoming', '/trips/404', '/trips/a/b/c', '/trips/upcoming/sri-lanka/', '/trips/upcoming/sri-lanka/map'].map(
      (path) => missing('missing, near trips', path, nothing),
    ),
    ...['/404.html', '/trips/404.html'].map((path) =>
      missing('missing page, its own file', path, { 'content-security-policy': ANY_POLICY }),
    ),
    ...[
      '/trips/upcoming/nowhere',
      '/trips/past/nowhere',
      '/trips/other/pondicherry',
      '/trips/past/sri-lanka',
      '/trips/upcoming/a%20b',
    ].flatMap((path) => [missing('missing trip', path, page), missing('missing trip', `${path}?x=1`, page)]),
    ...['//faqs', '//', '/faqs//', '/trips//upcoming/sri-lanka'].map((path) => missing('double slash', path, nothing)),
    ...['/faqs%', '/%zz', '/faqs%5c'].map((path) => missing('malformed', path, nothing)),
    ...['/faqs%00', `/${'a'.repeat(8000)}`].map((path) => missing('missing page', path, nothing)),
    ...[...site.pages].slice(1, 4).map((path) => ok('encoded', `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`, page)),
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].flatMap((method) =>
      ['/', '/faqs', script].map((path): ExpectedResponse => ({
        kind: 'method',
        path,
        method,
        status: 405,
        want: { allow: /GET, HEAD/, 'content-security-policy': ANY_POLICY },
      })),
    ),
  ];
}
