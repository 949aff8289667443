import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A request to a host. Unlike with `fetch`, the path is sent as written. */
export type HostRequest = { path: string; method?: string; headers?: Record<string, string> };
export type HostResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request to a local port. Without an agent, each request has its own connection. */
export function sendRequest(
  port: number,
  { path, method = 'GET', headers = {} }: HostRequest,
  agent: Agent | false = false,
): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent, timeout: 20_000 }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
    });
    asked.on('timeout', () => asked.destroy(new Error(`no answer within 20 s: ${path.slice(0, 80)}`)));
    asked.on('error', reject);
    asked.end();
  });
}
