/** The server behind `npm start`: static files with real 404s and 301s, as a CDN would answer. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { REDIRECTS } from './redirects.ts';
import { FILE_POLICY, pagePolicies, SECURITY_HEADERS } from './security.ts';

const HASHED = /^\/(assets|pictures)\//;
const LONGEST_ADDRESS = 2000;
const NEVER_STALE = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
/** What app/ui/use-prefetch.ts has fetched early must still be there at the click, without asking again. */
const FOR_A_MINUTE = 'max-age=60';

/** @param folder the built site, build/client. It is read once: build again, start again. */
export function siteServer(folder: string): Server {
  const policies = pagePolicies(folder);
  const notFoundPages = ['/404.html', '/trips/404.html'].map((file) => [file, readFileSync(join(folder, file))] as const);
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      response.setHeader('Content-Security-Policy', policies.get(path === '/' ? '/index.html' : `${path}.html`) ?? FILE_POLICY);
      response.setHeader('Cache-Control', HASHED.test(path) ? NEVER_STALE : path.endsWith('.data') ? FOR_A_MINUTE : ASK_AGAIN);
    },
  });

  const notFound = (pathname: string, request: IncomingMessage, response: ServerResponse) => {
    if (/\.[a-z0-9]+$/i.test(pathname)) {
      answer(response, 404, 'Not found');
      return;
    }
    const isTrip = /^\/trips\/[^/]+\/[^/]+$/.test(pathname);
    const [file, page] = notFoundPages[isTrip ? 1 : 0]!;
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': page.length,
      'Cache-Control': ASK_AGAIN,
      'Content-Security-Policy': policies.get(file) ?? FILE_POLICY,
    });
    response.end(request.method === 'HEAD' ? undefined : page);
  };

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    response.setHeader('Content-Security-Policy', FILE_POLICY);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      answer(response, 405, 'Method not allowed');
      return;
    }
    const [pathname = '/', search] = (request.url ?? '/').split('?', 2);
    if (pathname.length > LONGEST_ADDRESS) {
      answer(response, 414, 'Address too long');
    } else if (!isPlain(pathname)) {
      answer(response, 400, 'Bad address');
    } else {
      const moved = movedTo(pathname);
      if (moved) response.writeHead(301, { Location: search ? `${moved}?${search}` : moved }).end();
      else files(request, response, () => notFound(pathname, request, response));
    }
  });
}

/** Addresses that have moved, and addresses with a slash or '.html' at the end: each page has one address. */
function movedTo(pathname: string): string | undefined {
  const plain = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  const moved = REDIRECTS.find(({ from }) => from === plain)?.to;
  return moved ?? (plain === pathname ? undefined : plain);
}

/** Starts with one slash and decodes; '//host' would read as another site in a Location, a null byte as a file's end. */
function isPlain(pathname: string): boolean {
  try {
    return /^\/(?!\/)/.test(pathname) && !/[\0\\]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

function answer(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': ASK_AGAIN }).end(`${words}\n`);
}
