import { existsSync, readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, foundChromium } from './scripts/support/chromium.ts';

// Must not throw without Chromium: projects that need no browser load this file too. scripts/test.ts installs it if needed.
const chromium = foundChromium();

/**
 * `unit` needs only the sources; `components` renders components in Chromium, because jsdom lacks layout and modal dialogs;
 * `site` checks the built pages in build/client; `hosts` requests them from each host's local server.
 */
export default defineConfig({
  test: {
    // Long, so that a busy machine doesn't make tests fail.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // By default, Vitest leaves one core free.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // The fixture catalogue has trips before and after this day.
          env: { SITE_DATE: '2026-01-10' },
          include: ['{app,art,build-tools,editor}/**/*.test.ts', 'tests/{content,repo}/**/*.test.ts'],
        },
      },
      {
        plugins: [tailwindcss()],
        // List every package in use: Vite would bundle a missing one during the run, which breaks modules that are already loaded.
        optimizeDeps: {
          noDiscovery: true,
          include: ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-dom/server', 'react-router'],
        },
        test: {
          name: 'components',
          include: ['app/{ui,features,navigation,session}/**/*.test.tsx'],
          // Shorter, because a test that waits for something that never happens takes this long.
          testTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { args: CHROMIUM_FLAGS, ...(chromium && { executablePath: chromium }) },
              contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' },
            }),
          },
        },
      },
      { test: { name: 'site', include: ['tests/site/**/*.site.test.ts'], env: { SITE_DATE: builtFor() } } },
      { test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], env: { SITE_DATE: builtFor() } } },
    ],
  },
});

/** The day that the site was built for. Tests use it as today's date, so that they expect the dates that the pages show. */
function builtFor(): string {
  const catalogue = 'build/client/trips.json';
  return existsSync(catalogue) ? (JSON.parse(readFileSync(catalogue, 'utf8')) as { builtFor: string }).builtFor : '';
}
