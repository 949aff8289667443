import { foundPath, installedPath, type Program, reportInstalled } from './installed.ts';

const CHROMIUM: Program = {
  name: 'Chromium or Chrome',
  variable: 'CHROMIUM_PATH',
  places: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  debianPackage: 'chromium',
  // A fallback font, as on every visitor's device: without one the layout shifts when the web fonts load.
  together: ['fonts-liberation'],
};

/** The path of Chromium or Chrome for the browser tests. Installs Debian's package if there is none and this runs as root. */
export function chromiumPath(): string {
  return installedPath(CHROMIUM);
}

/** The path of an installed Chromium or Chrome, if there is one. */
export function foundChromium(): string | undefined {
  return foundPath(CHROMIUM);
}

if (import.meta.main) reportInstalled(chromiumPath, '--version', '--no-sandbox');
