/** Heavy packages that only deploy, bench and the hosts test need. They have a separate lockfile and are installed on first use. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve('scripts/support/extra-packages');

/** Installs the packages if they are missing or older than their lockfile. @throws Error if npm fails */
export function installExtraPackages(): void {
  // npm writes this file last.
  const installed = extraFile('.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(`${FOLDER}/package-lock.json`).mtimeMs) return;
  console.log('Installing the packages of scripts/support/extra-packages (once) …');
  // None of these packages needs its install script.
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: FOLDER, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ci in scripts/support/extra-packages failed:\n${stderr}`);
}

/** The path of a file inside these packages. */
export function extraFile(path: string): string {
  return `${FOLDER}/node_modules/${path}`;
}
