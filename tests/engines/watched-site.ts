import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteServer } from '../../hosting/server/server.ts';

/** What a browser asked of the server; `path` with its query. */
export type SiteRequest = { method: string; path: string; status: number };

/** What the security policy refused: what was asked for, by which rule, on which page. */
export type Violation = { blocked: string; directive: string; page: string };

/** The built site on a port of its own, which notes what browsers ask for and what they report. */
export type WatchedSite = {
  url: string;
  /** Every request that has been answered, in the order of the answers; reports are not among them. */
  requests: SiteRequest[];
  /** How many requests still wait for their answer. */
  pending: () => number;
  violations: Violation[];
  /** From now on what is asked of this path waits for ever. */
  hold: (path: string) => void;
  close: () => void;
};

/** Browsers report to it as the policy tells them, so that all are asked in the same way. */
const REPORTS = '/csp-report';

export async function watchedSite(folder: string): Promise<WatchedSite> {
  const requests: SiteRequest[] = [];
  const violations: Violation[] = [];
  const held = new Set<string>();
  let pending = 0;
  const server = siteServer(folder);
  const answer = server.listeners('request')[0] as RequestListener;
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { method = '', url: path = '' } = request;
    if (path === REPORTS) {
      void readReport(request).then((violation) => violations.push(violation));
      response.writeHead(204).end();
      return;
    }
    pending += 1;
    response.on('close', () => {
      pending -= 1;
      requests.push({ method, path, status: response.statusCode });
    });
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) => setHeader(name, name === 'Content-Security-Policy' ? reporting(String(value)) : value);
    if (!held.has(path)) answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    pending: () => pending,
    violations,
    hold: (path) => void held.add(path),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** WebKit would also ask this machine for https, where nobody answers. */
function reporting(policy: string): string {
  return `${policy.replace('; upgrade-insecure-requests', '')}; report-uri ${REPORTS}`;
}

async function readReport(request: IncomingMessage): Promise<Violation> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const { 'csp-report': report } = JSON.parse(text) as { 'csp-report': Record<string, string> };
  return { blocked: report['blocked-uri'] ?? '', directive: report['effective-directive'] ?? '', page: report['document-uri'] ?? '' };
}
