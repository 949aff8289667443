/** Heavy packages that only deploy, test:hosts, test:vnu and bench need: pinned with a lockfile of their own, brought on first use. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve('tools/extra-packages');

/** Brings the packages when they are missing or older than their lockfile. @throws Error when npm can't. */
export function installExtraPackages(): void {
  // Observatory would fetch the browsers' list of HTTPS-only sites; an empty one gives no site a bonus. It is written last.
  const list = extraFile('@mdn/mdn-http-observatory/conf/hsts-preload.json');
  if (existsSync(list) && statSync(list).mtimeMs > statSync(`${FOLDER}/package-lock.json`).mtimeMs) return;
  console.log('Bringing the packages of tools/extra-packages (once) …');
  // No install scripts: none of the parts used here needs one.
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: FOLDER, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ci in tools/extra-packages failed:\n${stderr}`);
  writeFileSync(list, '{}');
}

/** The path of a file inside these packages. */
export function extraFile(path: string): string {
  return `${FOLDER}/node_modules/${path}`;
}
