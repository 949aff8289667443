import { foundPath, installedPath, type Program, reportInstalled } from './installed.ts';

const WINDOWED: Program = {
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

/** The same engine without a browser's window: tests take half the time. */
const CHROMIUM: Program = {
  ...WINDOWED,
  places: ['/usr/bin/chromium-headless-shell', ...WINDOWED.places],
  debianPackage: 'chromium-headless-shell',
};

/** The path of Chromium or Chrome for the browser tests. Installs Debian's package if there is none and this runs as root. */
export function chromiumPath(): string {
  return installedPath(CHROMIUM);
}

/** The path of Chromium or Chrome with a window. Installs it in the same way. */
export function windowedChromiumPath(): string {
  return installedPath(WINDOWED);
}

/** Flags for every start of Chromium: works as root, and lays out text as phones do, without hinting. */
export const CHROMIUM_FLAGS = ['--no-sandbox', '--font-render-hinting=none'];

/** Options for Playwright to start Chromium. Installs it like {@link chromiumPath}. */
export function launchOptions(...flags: readonly string[]): { executablePath: string; args: string[] } {
  return { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS, ...flags] };
}

/** The path of an installed Chromium or Chrome, if there is one. */
export function foundChromium(): string | undefined {
  return foundPath(CHROMIUM);
}

if (import.meta.main) reportInstalled(chromiumPath, '--version', '--no-sandbox');
