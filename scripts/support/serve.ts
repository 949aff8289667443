import type { AddressInfo } from 'node:net';
import { siteServer } from '../../build-tools/hosting/server.ts';

/** A running server, and its address without a trailing slash. The caller closes it. */
export type RunningServer = { url: string; close: () => Promise<void> };

/** Serves a built site on a free port of this machine. */
export async function serve(folder: string): Promise<RunningServer> {
  const server = siteServer(folder);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
