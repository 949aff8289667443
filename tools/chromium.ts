/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, Debian's, an installed Chrome; else installs Debian's when it
 * may; else says in one line what to do. Browsers are never downloaded from anywhere but the package registries.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a browser that is there; installs one where that is allowed. */
export function chromiumPath(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, where there is nothing. Name a Chromium or Chrome, or leave it unset.`);
  }
  const found = PLACES.find((path) => existsSync(path));
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log("Installing Debian's Chromium for the browser tests (once on this machine) …");
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update'], quiet);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error('There is no Chromium for the browser tests. Install one (on Debian: apt-get install chromium) or set CHROMIUM_PATH.');
}

if (import.meta.main) {
  try {
    const path = chromiumPath();
    console.log(`Browser tests use ${path} (${execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim()})`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
