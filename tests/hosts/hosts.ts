/** Starts each host on a free local port, where it serves the built files. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../build-tools/hosting/free-port.ts';
import { extraFile, installExtraPackages } from '../../scripts/support/extra-packages.ts';
import { sendRequest } from './send-request.ts';

export type Host = { port: number; stop: () => Promise<void> };
export type HostName = 'node' | 'workerd';

/** How long a host may take to start, in milliseconds. Wrangler is slow, and the machine may be busy. */
const START_TIMEOUT = 300_000;

/** The functions that start our own server and the runtime of Cloudflare, where `npm run deploy` publishes the site. */
export const HOSTS: Readonly<Record<HostName, () => Promise<Host>>> = {
  node: () => started((port) => [['scripts/serve.ts'], { PORT: String(port), HOST: '127.0.0.1' }]),
  workerd: () => {
    installExtraPackages();
    return started((port, folder) => [
      [extraFile('wrangler/bin/wrangler.js'), 'dev', '--ip=127.0.0.1', `--port=${port}`, '--inspector-port=0', `--persist-to=${folder}`],
      // Make no network requests and send no telemetry.
      { CI: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_LOG_PATH: folder },
    ]);
  },
};

async function started(command: (port: number, folder: string) => [args: string[], env: Record<string, string>]): Promise<Host> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const [args, env] = command(port, folder);
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stderr.on('data', (part: Buffer) => output.push(part));
  const stop = async () => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + START_TIMEOUT; Date.now() < deadline && child.exitCode === null; await wait(100)) {
    const answer = await sendRequest(port, { path: '/favicon.svg' }).catch(() => undefined);
    if (answer?.status === 200) return { port, stop };
  }
  await stop();
  throw new Error(`${args[0]} does not answer on port ${port}. Its output:\n${Buffer.concat(output).toString()}`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await Promise.race([exit, wait(5000).then(() => child.kill('SIGKILL'))]);
}
