/** The tools that only npm run deploy and test:hosts need: pinned with a lockfile of their own, brought on first use. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const TOOLS = resolve('tools/host-tools');

/** Brings the tools when they are missing or older than their lockfile. @throws Error when npm can't. */
export function installTools(): void {
  // Observatory would fetch the browsers' list of HTTPS-only sites; an empty one gives no site a bonus. It is written last.
  const list = toolFile('@mdn/mdn-http-observatory/conf/hsts-preload.json');
  if (existsSync(list) && statSync(list).mtimeMs > statSync(`${TOOLS}/package-lock.json`).mtimeMs) return;
  console.log('Bringing the tools of tools/host-tools (once) …');
  // No install scripts: none of the parts used here needs one.
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: TOOLS, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ci in tools/host-tools failed:\n${stderr}`);
  writeFileSync(list, '{}');
}

/** The path of a file inside the tools' packages. */
export function toolFile(path: string): string {
  return `${TOOLS}/node_modules/${path}`;
}
