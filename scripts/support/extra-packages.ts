/** Heavy packages that only deploy, bench and the test of the hosts need: pinned with a lockfile of their own, brought on first use. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve('scripts/support/extra-packages');

/** Brings the packages when they are missing or older than their lockfile. @throws Error when npm can't. */
export function installExtraPackages(): void {
  // npm writes it last.
  const installed = extraFile('.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(`${FOLDER}/package-lock.json`).mtimeMs) return;
  console.log('Bringing the packages of scripts/support/extra-packages (once) …');
  // No install scripts: none of the parts used here needs one.
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: FOLDER, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ci in scripts/support/extra-packages failed:\n${stderr}`);
}

/** The path of a file inside these packages. */
export function extraFile(path: string): string {
  return `${FOLDER}/node_modules/${path}`;
}
