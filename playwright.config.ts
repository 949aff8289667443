import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/support/chromium.ts';
import type { EngineOptions } from './tests/engines/test.ts';

/**
 * Browser tests for the built site (on the server that `npm start` uses), the development server and the editing screen. In
 * Chromium the time zone and language are fixed. PARTS in scripts/test.ts lists which projects each part of `npm test` runs.
 */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A bug usually affects every page, so stop early.
  maxFailures: 8,
  // Long, so that a busy machine doesn't make tests fail.
  timeout: 180_000,
  expect: { timeout: 60_000, toPass: { intervals: [50, 100, 250] } },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'),
    // Tracing makes a run 10% slower. To debug a failed test, rerun it with --trace on.
    trace: 'off',
  },
  projects: [
    { name: 'fixtures', testMatch: 'tests/support/fixture-site.setup.ts' },
    { name: 'journeys', testDir: 'tests/journeys', dependencies: ['fixtures'] },
    { name: 'compat', testDir: 'tests/compat', dependencies: ['fixtures'] },
    { name: 'visual', testDir: 'tests/visual', dependencies: ['fixtures'] },
    { name: 'resilience', testDir: 'tests/resilience' },
    { name: 'dev', testDir: 'tests/dev', timeout: 600_000, expect: { timeout: 120_000 }, workers: 1, fullyParallel: false },
    { name: 'editor', testDir: 'editor/tests', timeout: 300_000, workers: 1, fullyParallel: false },
    { name: 'firefox', testDir: 'tests/engines', use: { engine: 'firefox' } },
    { name: 'webkit', testDir: 'tests/engines', use: { engine: 'webkit' } },
  ],
});
