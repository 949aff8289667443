/** The tools that only these tests need: pinned with a lockfile of their own, brought on first use. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const TOOLS = resolve('tests/hosts/tools');

/** Brings the tools when they are missing or older than their lockfile. @throws Error when npm can't. */
export function bringTools(): void {
  const installed = `${TOOLS}/node_modules/.package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(`${TOOLS}/package-lock.json`).mtimeMs) return;
  console.log('Bringing the tools of the host tests (once) …');
  // No install scripts: none of the parts used here needs one.
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: TOOLS, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ci in tests/hosts/tools failed:\n${stderr}`);
  // Observatory would fetch the browsers' list of HTTPS-only sites here; an empty one gives no site a bonus.
  writeFileSync(`${TOOLS}/node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json`, '{}');
}

/** The path of a file inside the tools' packages. */
export function toolFile(path: string): string {
  return `${TOOLS}/node_modules/${path}`;
}
