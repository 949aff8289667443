/** Serves the limit of the built site, which measurements compare it with. */
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type RunningServer, serve } from '../support/serve.ts';

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
