import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteServer } from '../../build-tools/hosting/server.ts';

/** A request to the server; `path` includes the query. */
type SiteRequest = { method: string; path: string; status: number };

/** The built site on its own port, with a log of its requests. */
export type WatchedSite = {
  url: string;
  /** The finished and aborted requests, in the order in which they ended. */
  requests: SiteRequest[];
  /** The number of unfinished requests. */
  pending: () => number;
  /** Leaves all future requests for a path unanswered. */
  hold: (path: string) => void;
  close: () => void;
};

export async function watchedSite(folder: string): Promise<WatchedSite> {
  const requests: SiteRequest[] = [];
  const held = new Set<string>();
  let pending = 0;
  const server = siteServer(folder);
  const answer = server.listeners('request')[0] as RequestListener;
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { method = '', url: path = '' } = request;
    pending += 1;
    response.on('close', () => {
      pending -= 1;
      requests.push({ method, path, status: response.statusCode });
    });
    const setHeader = response.setHeader.bind(response);
    // Remove this directive, because WebKit obeys it even for requests to this machine, and the server has no HTTPS.
    response.setHeader = (name, value) => setHeader(name, String(value).replace('; upgrade-insecure-requests', ''));
    if (!held.has(path)) answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    pending: () => pending,
    hold: (path) => void held.add(path),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
