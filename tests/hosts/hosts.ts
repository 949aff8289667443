/** Starts each host on a free port of this machine, from the built files alone. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { extraFile } from '../../tools/extra-packages.ts';
import { freePort } from '../../tools/free-port.ts';
import { ask } from './ask.ts';

/** A running host. */
export type Host = { name: HostName; port: number; stop: () => Promise<void> };
export type HostName = 'node' | 'nginx' | 'workerd';

const SITE = resolve('build/client');
const BUILT = resolve('build/hosting');
const BROTLI_MODULE = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';
/** How long a host may take to start, in milliseconds: Wrangler is slow, and the machine may be busy. */
const PATIENCE = 300_000;

/** How to start each host; a program that is missing is named with the way to install it. */
export const HOSTS: Readonly<Record<HostName, () => Promise<Host>>> = {
  node: () => started('node', (port) => [process.execPath, ['scripts/serve.ts'], { PORT: String(port), HOST: '127.0.0.1' }]),
  nginx: () => {
    needsNginx();
    return started('nginx', (port, folder) => {
      const file = readFileSync(`${BUILT}/nginx.conf`, 'utf8')
        .replace('listen 8080;', `listen 127.0.0.1:${port};`)
        .replace('root /srv/site;', `root ${SITE};`)
        .replaceAll('/tmp/nginx', `${folder}/nginx`)
        .replace('# brotli_static', existsSync(BROTLI_MODULE) ? 'brotli_static' : '#');
      writeFileSync(join(folder, 'nginx.conf'), file);
      // A master that runs as root would give its workers to a user who may not read this folder.
      const user = process.getuid?.() === 0 ? ' user root;' : '';
      return ['nginx', ['-c', join(folder, 'nginx.conf'), '-g', `daemon off;${user}`], {}];
    });
  },
  workerd: () =>
    started('workerd', (port, folder) => [
      process.execPath,
      [extraFile('wrangler/bin/wrangler.js'), 'dev', '--ip=127.0.0.1', `--port=${port}`, '--inspector-port=0', `--persist-to=${folder}`],
      // Nothing is asked of the network and nothing is told.
      { CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_LOG_PATH: folder },
    ]),
};

function needsNginx(): void {
  if (spawnSync('nginx', ['-v']).error) {
    throw new Error('nginx is not installed here. On Debian: apt-get install -y nginx-light libnginx-mod-http-brotli-static');
  }
}

type Command = [program: string, args: string[], env: Record<string, string>];

async function started(name: HostName, command: (port: number, folder: string) => Command): Promise<Host> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const [program, args, env] = command(port, folder);
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => said.push(part));
  child.stderr.on('data', (part: Buffer) => said.push(part));
  const stop = async () => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline && child.exitCode === null; await wait(100)) {
    const answer = await ask(port, { path: '/favicon.svg' }).catch(() => undefined);
    if (answer?.status === 200) return { name, port, stop };
  }
  await stop();
  throw new Error(`${name} does not answer on port ${port}. It said:\n${Buffer.concat(said).toString()}`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await Promise.race([exit, wait(5000).then(() => child.kill('SIGKILL'))]);
}
