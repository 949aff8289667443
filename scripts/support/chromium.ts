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
  // Every visitor's device has a font like it; without one a page jumps when its own fonts come late.
  together: ['fonts-liberation'],
};

/** The path of a Chromium or Chrome for the browser tests; installs Debian's where there is none and that is allowed. */
export function chromiumPath(): string {
  return installedPath(CHROMIUM);
}

/** The path of a Chromium or Chrome that is there already, if there is one. */
export function foundChromium(): string | undefined {
  return foundPath(CHROMIUM);
}

if (import.meta.main) reportInstalled(chromiumPath, '--version', '--no-sandbox');
