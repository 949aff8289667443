import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { freePort } from '../../build-tools/hosting/free-port.ts';
import { sendRequest } from './send-request.ts';

test('a server that npm has started ends with npm', { timeout: 60_000 }, async () => {
  const port = await freePort();
  const isServing = () =>
    sendRequest(port, { path: '/favicon.svg' }).then(
      ({ status }) => status === 200,
      () => false,
    );
  const npm = spawn('npm', ['run', 'serve'], { env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' }, stdio: 'ignore' });
  await expect.poll(isServing, { timeout: 30_000 }).toBe(true);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await expect.poll(isServing, { timeout: 10_000 }).toBe(false);
});
