/** The server behind `npm start`: static files with real 404s and 301s, as a CDN would answer. */
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { REDIRECTS } from './redirects.ts';

const HASHED = '/assets/';

/** @param folder the built site, build/client */
export function siteServer(folder: string): Server {
  const files = sirv(folder, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' }).end('Method not allowed\n');
      return;
    }
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const moved = movedTo(pathname);
    if (moved) {
      response.writeHead(301, { Location: moved + search }).end();
      return;
    }
    files(request, response, () => notFound(folder, pathname, request, response));
  });
}

/** Addresses that have moved, and addresses with a slash or 'index.html' at the end: each page has one address. */
function movedTo(pathname: string): string | undefined {
  const plain = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  const moved = REDIRECTS.find(({ from }) => from === plain)?.to;
  if (moved) return moved;
  return plain === pathname || plain.startsWith('//') ? undefined : plain;
}

function notFound(folder: string, pathname: string, request: IncomingMessage, response: ServerResponse): void {
  response.statusCode = 404;
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  if (isFile) {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.end('Not found\n');
    return;
  }
  const isTrip = /^\/trips\/[^/]+\/[^/]+$/.test(pathname);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  if (request.method === 'HEAD') response.end();
  else createReadStream(join(folder, isTrip ? 'trips/404.html' : '404.html')).pipe(response);
}
