/** Starts servers for the built site and for its limit, each on a free port. */
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { siteServer } from '../../build-tools/hosting/server.ts';

/** A running server and its address without a trailing slash. The caller closes it. */
type RunningServer = { url: string; close: () => Promise<void> };

/** Serves a built site. */
export async function serve(folder: string): Promise<RunningServer> {
  const server = siteServer(folder);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Serves the limit, the fastest that our pages could be: the same HTML, styles, fonts and pictures, but no scripts. */
export async function serveLimit(folder: string): Promise<RunningServer> {
  const copy = await mkdtemp(join(tmpdir(), 'limit-'));
  for (const shared of ['assets', 'pictures']) await symlink(resolve(folder, shared), join(copy, shared));
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const html = withoutScripts(await readFile(join(folder, name), 'utf8'));
    await mkdir(dirname(join(copy, name)), { recursive: true });
    await writeFile(join(copy, name), html);
    await writeFile(join(copy, `${name}.br`), brotliCompressSync(html));
  }
  // Lighthouse requests these two files.
  for (const name of ['favicon.svg', 'robots.txt']) {
    await readFile(join(folder, name)).then(
      (bytes) => writeFile(join(copy, name), bytes),
      () => undefined,
    );
  }
  const served = await serve(copy);
  return { url: served.url, close: () => served.close().then(() => rm(copy, { recursive: true })) };
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}
