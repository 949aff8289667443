/** The server behind `npm start`. Like every other host, it serves static files, with real 404 and 301 responses. */
import { readFileSync, realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { FILE_CSP, SECURITY_HEADERS } from './security-headers.ts';
import {
  CACHE_CONTROL,
  cacheControlFor,
  CONTENT_TYPES,
  MISSING_PAGE,
  MISSING_TRIP_PAGE,
  pageFile,
  readSiteManifest,
  type SiteManifest,
  TRIP_PATTERN,
} from './site-manifest.ts';

const isFile = /\.[A-Za-z0-9]+$/;
const isTrip = new RegExp(`^${TRIP_PATTERN}$`);
/** Matches files that are not served at their own paths: pages, whose addresses have no .html, and files for servers only. */
const isUnserved = /\.(?:html|br|gz|assetsignore)$/;
/** The status lines of responses to bad requests, by Node's error code. */
const BROKEN: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** A build: its manifest, its not-found pages and its files. */
type Build = { site: SiteManifest; missing: Buffer; missingTrip: Buffer; files: RequestHandler };

/** @param folder a build's real path, not the link: sirv reads file sizes now and files later, and both must be from one build */
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
 * Returns a function that finds the newest build and the one before it, whose files may still be needed by open pages. It takes 9 µs.
 * @param folder build/client, a link that points to a new folder after each build (build-tools/hosting/releases.ts)
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
      console.error(`The new build cannot be served, so the server keeps the previous one. ${(error as Error).message}`);
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

/** Creates the server. It serves each new build as soon as it is published. @param folder the built site, build/client */
export function siteServer(folder: string): Server {
  const newest = newestBuild(folder);

  const notFound = (
    { site, missing, missingTrip }: Build,
    pathname: string | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    response.setHeader('Cache-Control', CACHE_CONTROL.revalidate);
    const body = isTrip.test(pathname ?? '') ? missingTrip : missing;
    response.setHeader('Content-Security-Policy', site.policy);
    response.writeHead(404, { 'Content-Type': CONTENT_TYPES['html'], 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const [address = '/', search] = (request.url ?? '/').split(/\?(.*)/s, 2);
    const pathname = decoded(address);
    // Look up the builds only once, so that the whole response uses the same ones.
    const { build, previous } = newest();
    const { site, files } = build;
    // Without this, a deleted file would crash the server.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    // Set both headers before the lookup, so that 304 responses have them too: browsers update cached headers from a 304.
    response.setHeader('Cache-Control', cacheControlFor(pathname ?? ''));
    response.setHeader('Content-Security-Policy', site.pages.has(pathname ?? '') ? site.policy : FILE_CSP);
    // Whole files, as HTTP allows: sirv fails on some ranges, and ignores If-Range.
    delete request.headers.range;

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      answer(response, 405, 'Method not allowed');
    } else if (pathname === undefined) {
      notFound(build, pathname, request, response);
    } else if (site.redirects.has(pathname)) {
      response.writeHead(301, { Location: site.redirects.get(pathname) + (search ? `?${search}` : '') }).end();
    } else {
      const next = () => notFound(build, pathname, request, response);
      if (site.pages.has(pathname)) request.url = pageFile(pathname);
      else if (!isFile.test(pathname) || isUnserved.test(pathname)) {
        next();
        return;
      }
      // Open pages of the previous build still load its scripts and pictures.
      const isHashed = cacheControlFor(pathname) === CACHE_CONTROL.immutable;
      files(request, response, isHashed && previous ? () => previous.files(request, response, next) : next);
    }
  };
  // Node's own responses to a missing Host or an unknown Expect would lack our headers.
  const server = createServer({ requireHostHeader: false }, handle).on('checkExpectation', handle);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Never write into the middle of a response.
    if (!socket.writable || ('bytesWritten' in socket && socket.bytesWritten !== 0)) socket.destroy();
    else socket.end(`HTTP/1.1 ${BROKEN[error.code ?? ''] ?? '400 Bad Request'}\r\n${headLines()}\r\n`);
  });
  return server;
}

/**
 * Decodes a path, but not an encoded slash, which is not a slash to the router. Undefined if malformed, or with a null byte (ends file
 * names), a backslash (may act as a slash) or a # (never sent).
 */
function decoded(address: string): string | undefined {
  if (address.includes('#')) return undefined;
  try {
    const pathname = decodeURI(address);
    return pathname.startsWith('/') && !/[\0\\]/.test(pathname) ? pathname : undefined;
  } catch {
    return undefined;
  }
}

function answer(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': CONTENT_TYPES['txt'] }).end(`${words}\n`);
}

/** The headers of a response written straight to the socket, for a request that is not valid HTTP. */
function headLines(): string {
  const headers = { ...SECURITY_HEADERS, 'Content-Security-Policy': FILE_CSP, 'Content-Length': '0', Connection: 'close' };
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}
