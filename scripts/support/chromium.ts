import type { LaunchOptions } from '@playwright/test';
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
  // Every visitor's device has a fallback font. Without one, the layout shifts when the web fonts load.
  together: ['fonts-liberation'],
};

/** The headless shell is the same engine without a window. With it, tests take half the time. */
const CHROMIUM: Program = {
  ...WINDOWED,
  places: ['/usr/bin/chromium-headless-shell', ...WINDOWED.places],
  debianPackage: 'chromium-headless-shell',
};

/** The path of Chromium or Chrome for the browser tests. Installs Debian's package if neither is found and this runs as root. */
function chromiumPath(): string {
  return installedPath(CHROMIUM);
}

/** Flags for Chromium: allow root, and lay out text without hinting, as phones do. */
export const CHROMIUM_FLAGS = ['--no-sandbox', '--font-render-hinting=none'];

/**
 * Turns off RenderDocument, with which each page load builds its frame anew: without it, a page load takes a sixth less work. The flag
 * replaces Playwright's own, so the two of its features that change what a test sees are repeated.
 */
const REUSED_FRAMES = '--disable-features=RenderDocument,PaintHolding,ThirdPartyStoragePartitioning';

/** Options for Playwright to start Chromium. Installs it like {@link chromiumPath}. */
export function launchOptions(...flags: readonly string[]): LaunchOptions {
  return { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS, REUSED_FRAMES, ...flags] };
}

/** Options for the full Chromium. Unlike the headless shell, it has a back/forward cache and reports when a paint is on the screen. */
export function windowedLaunchOptions(...flags: readonly string[]): LaunchOptions {
  return { executablePath: installedPath(WINDOWED), args: [...CHROMIUM_FLAGS, ...flags] };
}

/** The path of an installed Chromium or Chrome, if there is one. */
export function foundChromium(): string | undefined {
  return foundPath(CHROMIUM);
}

if (import.meta.main) reportInstalled(chromiumPath, '--version', '--no-sandbox');
