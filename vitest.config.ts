import { existsSync, readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { foundChromium } from './scripts/support/chromium.ts';

// The other projects need no browser, and read this file all the same: scripts/test.ts installs a missing one beforehand.
const chromium = foundChromium();

/**
 * `unit` needs nothing but the sources; `components` runs the primitives in an installed Chromium, which knows dialogs, focus and
 * layout as no simulated document does; `site` looks at the built pages in build/client; `hosts` asks for them over HTTP.
 */
export default defineConfig({
  test: {
    // Generous: a test is to fail for a fault of the site, and not because the machine is busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Vitest leaves one core free; nothing else is at work meanwhile.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // The fixture catalogue has trips before this day and after it.
          env: { SITE_DATE: '2026-01-10' },
          include: ['{app,art,build-tools,editor}/**/*.test.ts', 'tests/{content,repo}/**/*.test.ts'],
        },
      },
      {
        plugins: [tailwindcss()],
        // A package that is found late is bundled in the middle of a run, and what was loaded until then fails: these are all.
        optimizeDeps: {
          noDiscovery: true,
          include: ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-dom/server', 'react-router'],
        },
        test: {
          name: 'components',
          include: ['app/{ui,features}/**/*.test.tsx'],
          // What is waited for in vain is waited for to the end of this.
          testTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { args: ['--no-sandbox'], ...(chromium && { executablePath: chromium }) },
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

/** The day of the built site: what is compared with its pages is of the same day. */
function builtFor(): string {
  const catalogue = 'build/client/trips.json';
  return existsSync(catalogue) ? (JSON.parse(readFileSync(catalogue, 'utf8')) as { builtFor: string }).builtFor : '';
}
