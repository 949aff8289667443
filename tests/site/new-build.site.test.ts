/** Releases new builds while the site is served. The builds are small and made up, except in the test where a real build fails. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IMAGES_FOLDER } from '#app/content/built-images.server.ts';
import { releaseBuild, workFolder } from '../../build-tools/hosting/releases.ts';
import { siteServer } from '../../build-tools/hosting/server.ts';

const PAGES = ['/', '/faqs', '/contact', '/trips/past/goa'];
/** Maps addresses without a page to the page served instead. */
const MISSING = { '/nowhere': '/404', '/trips/past/nowhere': '/trips/404' };
const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  identity: (body) => body,
  gzip: gunzipSync,
  br: brotliDecompressSync,
};
const AT_ONCE = 8;
const ANSWERS_A_BUILD = 300;
const REQUEST_TIMEOUT = 10_000;

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

let folder: string;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-build-'));
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true });
});

/** A page whose length and inline script, and therefore its policy, differ between builds. */
function pageText(page: string, build: number): string {
  return `<!doctype html><title>${page}</title><script>build = ${build}</script>${`${page} ${build} `.repeat(40_000 / build)}`;
}

/** The script-src directive of a build's policy. */
function scriptRule(build: number): string {
  return `script-src 'self' 'sha256-${createHash('sha256').update(`build = ${build}`).digest('base64')}';`;
}

/** Generates build number `build` and releases it. */
async function makeBuild(build: number): Promise<void> {
  const made = join(folder, 'made');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(made, file)), { recursive: true });
    writeFileSync(join(made, file), text);
    writeFileSync(join(made, `${file}.br`), brotliCompressSync(text));
    writeFileSync(join(made, `${file}.gz`), gzipSync(text));
  };
  for (const page of [...PAGES, ...Object.values(MISSING)]) write(`client${page === '/' ? '/index' : page}.html`, pageText(page, build));
  write(`client/assets/app-${build}.js`, `run(${build})`);
  write('client/_headers', '');
  await releaseBuild(made, join(folder, 'build'));
}

async function startServer(): Promise<number> {
  server = siteServer(join(folder, 'build/client'));
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

function ask(port: number, path: string, encoding = 'identity', agent?: Agent): Promise<Answer> {
  return new Promise((done, reject) => {
    const headers = { 'Accept-Encoding': encoding };
    // A truncated response may never end.
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
    get({ host: '127.0.0.1', port, path, headers, agent, signal }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}

test('during three releases every response is complete, with the page and the policy from the same build', async () => {
  await makeBuild(1);
  const port = await startServer();
  const agent = new Agent({ keepAlive: true });
  const addresses = [...PAGES, ...Object.keys(MISSING)].flatMap((path) =>
    Object.keys(DECODERS).map((encoding) => [path, encoding] as const),
  );
  const visits = { answers: 0, builds: new Set<number>(), wrong: [] as string[], areOver: false };

  const visit = async (first: number) => {
    for (let turn = first; !visits.areOver; turn++) {
      const [path, encoding] = addresses[turn % addresses.length]!;
      try {
        const { headers, body } = await ask(port, path, encoding, agent);
        const text = DECODERS[headers['content-encoding'] ?? 'identity']!(body).toString();
        const build = Number(/build = (\d)/.exec(text)?.[1]);
        visits.builds.add(build);
        if (text !== pageText(MISSING[path as keyof typeof MISSING] ?? path, build))
          visits.wrong.push(`${path} (${encoding}) is incomplete or mixes two builds`);
        if (!headers['content-security-policy']?.includes(scriptRule(build)))
          visits.wrong.push(`${path} of build ${build} has a different build's policy`);
      } catch (error) {
        visits.wrong.push(`${path} (${encoding}): ${String(error)}`);
      }
      visits.answers++;
    }
  };
  const someAnswers = async () => {
    const enough = visits.answers + ANSWERS_A_BUILD;
    while (visits.answers < enough && visits.wrong.length === 0) await nextTurn();
  };
  const visitors = Array.from({ length: AT_ONCE }, (_, index) => visit(index));
  await someAnswers();
  for (const build of [2, 3, 4]) {
    await makeBuild(build);
    await someAnswers();
  }
  visits.areOver = true;
  await Promise.all(visitors);
  agent.destroy();

  expect(visits.wrong).toEqual([]);
  expect([...visits.builds]).toEqual([1, 2, 3, 4]);
  expect((await ask(port, '/faqs')).body.toString()).toBe(pageText('/faqs', 4));
});

test('scripts from the previous build are still served to open pages, and older ones are removed', async () => {
  await makeBuild(1);
  const port = await startServer();
  await makeBuild(2);
  const before = await ask(port, '/assets/app-1.js');
  expect([before.status, before.body.toString(), before.headers['cache-control']]).toEqual([
    200,
    'run(1)',
    expect.stringContaining('immutable'),
  ]);
  await makeBuild(3);
  expect((await ask(port, '/assets/app-1.js')).status).toBe(404);
  expect(readdirSync(join(folder, 'build/releases'))).toHaveLength(2);
});

test('when a new build is unusable, the previous one is still served and one line is logged', async () => {
  await makeBuild(1);
  const port = await startServer();
  const line = vi.spyOn(console, 'error').mockReturnValue();
  mkdirSync(join(folder, 'made/client'), { recursive: true });
  await releaseBuild(join(folder, 'made'), join(folder, 'build'));
  expect((await ask(port, '/faqs')).body.toString()).toBe(pageText('/faqs', 1));
  expect((await ask(port, '/faqs')).body.toString()).toBe(pageText('/faqs', 1));
  expect(line.mock.calls).toEqual([[expect.stringMatching(/^The new build cannot be served.*the build has no \/404\.html\.$/)]]);
  line.mockRestore();
  await makeBuild(2);
  expect((await ask(port, '/faqs')).body.toString()).toBe(pageText('/faqs', 2));
});

test('a request for a deleted file is aborted, but the server keeps running', async () => {
  await makeBuild(1);
  const port = await startServer();
  rmSync(join(folder, 'build/client/faqs.html'));
  await expect(ask(port, '/faqs')).rejects.toThrow(/aborted|socket hang up/);
  expect((await ask(port, '/contact')).status).toBe(200);
});

test('a release never replaces a folder that was not made by a build', async () => {
  mkdirSync(join(folder, 'build/client'), { recursive: true });
  await expect(makeBuild(1)).rejects.toThrow("its 'client' is not a build of this site");
  expect(readdirSync(join(folder, 'build'))).toEqual(['client']);
});

test('a real build that fails at its last step leaves the site unchanged, even when it is served from outside the project', async () => {
  await makeBuild(1);
  const port = await startServer();
  // Provide everything but the social images, so that the last step of the build, which copies them, fails.
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures);
  for (const part of ['list.json', 'files']) symlinkSync(resolve(IMAGES_FOLDER, part), join(pictures, part));
  const build = join(folder, 'build');
  const env = { ...process.env, NODE_ENV: 'production', PICTURES_DIR: pictures, BUILD_DIR: build };
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], { env, encoding: 'utf8' });
  // Remove the failed build's work folder, as the next build into this folder would.
  rmSync(workFolder(build), { recursive: true });
  expect(stderr).toContain(join(pictures, 'social'));
  expect(status).not.toBe(0);
  expect((await ask(port, '/faqs')).body.toString()).toBe(pageText('/faqs', 1));
  expect(readFileSync(join(build, 'client/faqs.html'), 'utf8')).toBe(pageText('/faqs', 1));
  expect(readdirSync(join(build, 'releases'))).toHaveLength(1);
});
