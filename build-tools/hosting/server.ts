/** The server behind `npm start`: static files with real 404s and 301s, as every other host answers. */
import { readFileSync, realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { FILE_POLICY, SECURITY_HEADERS } from './security-headers.ts';
import {
  BLOCKED_FILES,
  CACHE_CONTROL,
  cacheControlFor,
  CONTENT_TYPES,
  FILE_URL,
  MISSING_PAGE,
  MISSING_TRIP_PAGE,
  readSiteManifest,
  type SiteManifest,
  TRIP_URL,
} from './site-manifest.ts';

const LONGEST_ADDRESS = 2000;
const isFile = new RegExp(FILE_URL);
const isTrip = new RegExp(TRIP_URL);
/** Pages have other addresses. */
const isUnserved = new RegExp(`\\.html$|${BLOCKED_FILES}`);
/** What Node says of a broken request → the status it deserves. */
const BROKEN: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** One build: its pages, their policy and its files. */
type Build = { site: SiteManifest; missing: Buffer; missingTrip: Buffer; files: RequestHandler };

/** @param folder no link but the build's own folder: sizes are read here, and files later, when they are asked for. */
function readBuild(folder: string): Build {
  return {
    site: readSiteManifest(folder),
    missing: readFileSync(join(folder, MISSING_PAGE)),
    missingTrip: readFileSync(join(folder, MISSING_TRIP_PAGE)),
    files: sirv(folder, {
      etag: true,
      brotli: true,
      gzip: true,
      extensions: ['html'],
      setHeaders: (response, path) => response.setHeader('Content-Type', CONTENT_TYPES[extname(path).slice(1)]!),
    }),
  };
}

/**
 * Finds the newest build at each request, which takes 9 µs, and the previous one, whose files open pages still ask for.
 * @param folder build/client, which leads to another folder after each build (build-tools/hosting/releases.ts)
 */
function newestBuild(folder: string): () => { build: Build; previous: Build | undefined } {
  let seen = realpathSync.native(folder);
  let newest = { build: readBuild(seen), previous: undefined as Build | undefined };
  return () => {
    const found = whereItLeads(folder);
    if (found === undefined || found === seen) return newest;
    seen = found;
    try {
      newest = { build: readBuild(found), previous: newest.build };
    } catch (error) {
      console.error(`The new build cannot be served, so the previous one still is. ${(error as Error).message}`);
    }
    return newest;
  };
}

function whereItLeads(folder: string): string | undefined {
  try {
    return realpathSync.native(folder);
  } catch {
    return undefined;
  }
}

/** @param folder the built site, build/client. A new build is served as soon as it is there. */
export function siteServer(folder: string): Server {
  const newest = newestBuild(folder);

  const notFound = ({ site, missing, missingTrip }: Build, pathname: string, request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Cache-Control', CACHE_CONTROL.revalidate);
    if (isFile.test(pathname)) {
      answer(response, 404, 'Not found');
      return;
    }
    const body = isTrip.test(pathname) ? missingTrip : missing;
    response.setHeader('Content-Security-Policy', site.policy);
    response.writeHead(404, { 'Content-Type': CONTENT_TYPES['html'], 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const [address = '/', search] = (request.url ?? '/').split(/\?(.*)/s, 2);
    const pathname = decoded(address);
    // One build for the whole answer.
    const { build, previous } = newest();
    const { site, files } = build;
    // Without this, a file that has been deleted would end the server.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    // Set before the file is looked for: 'not modified' carries them too, or browsers would forget what the page came with.
    response.setHeader('Cache-Control', cacheControlFor(pathname ?? ''));
    response.setHeader('Content-Security-Policy', site.pages.has(pathname ?? '') ? site.policy : FILE_POLICY);
    if (!isOneRange(request.headers.range)) delete request.headers.range;

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      answer(response, 405, 'Method not allowed');
    } else if (address.length > LONGEST_ADDRESS) {
      answer(response, 414, 'Address too long');
    } else if (pathname === undefined) {
      answer(response, 400, 'Bad address');
    } else if (site.redirects.has(pathname)) {
      response.writeHead(301, { Location: site.redirects.get(pathname) + (search ? `?${search}` : '') }).end();
    } else {
      const next = () => notFound(build, pathname, request, response);
      if (site.pages.has(pathname)) request.url = pathname === '/' ? '/index.html' : `${pathname}.html`;
      else if (!isFile.test(pathname) || isUnserved.test(pathname)) {
        next();
        return;
      }
      // An open page of the previous build asks for its own scripts and pictures.
      const isHashed = cacheControlFor(pathname) === CACHE_CONTROL.immutable;
      files(request, response, isHashed && previous ? () => previous.files(request, response, next) : next);
    }
  };
  // Node's own answers to a missing Host and to a strange Expect would go out without our headers.
  const server = createServer({ requireHostHeader: false }, handle).on('checkExpectation', handle);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Never into the middle of an answer.
    if (!socket.writable || ('bytesWritten' in socket && socket.bytesWritten !== 0)) socket.destroy();
    else socket.end(`HTTP/1.1 ${BROKEN[error.code ?? ''] ?? '400 Bad Request'}\r\n${headLines()}\r\n`);
  });
  return server;
}

/** Undefined for what is no address of ours; a null byte would read as a file's end, a backslash as a slash, and what follows # is never sent. */
function decoded(address: string): string | undefined {
  if (address.includes('#')) return undefined;
  try {
    const pathname = decodeURIComponent(address);
    return pathname.startsWith('/') && !/[\0\\]/.test(pathname) ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/** One range with a start, such as `bytes=0-499`. Any other may be answered with the whole file, and sirv falls over some. */
function isOneRange(range: string | undefined): boolean {
  const [, start = '', end = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  return start !== '' && (end === '' || Number(start) <= Number(end));
}

function answer(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': CONTENT_TYPES['txt'] }).end(`${words}\n`);
}

/** For answers that Node does not write: a request that is not HTTP. */
function headLines(): string {
  const headers = { ...SECURITY_HEADERS, 'Content-Security-Policy': FILE_POLICY, 'Content-Length': '0', Connection: 'close' };
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}
