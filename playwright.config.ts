import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/support/chromium.ts';
import type { EngineOptions } from './tests/engines/test.ts';

/**
 * What a visitor does on the built site, served as `npm start` serves it, and what an editor does on the editing screen. Clock,
 * zone and language are fixed. `npm test -- <project>` runs one project.
 */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // What is broken for one page is broken for all: say so soon.
  maxFailures: 8,
  // Generous: a test is to fail for a fault of the site, and not because the machine is busy.
  timeout: 180_000,
  expect: { timeout: 60_000, toPass: { intervals: [50, 100, 250] } },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--no-sandbox'],
      // Playwright turns the back/forward cache off; visitors have it.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
    // A failed test is run again with --trace on. To trace all of them costs a tenth of the time.
    trace: 'off',
  },
  projects: [
    { name: 'fixtures', testMatch: 'tests/support/fixture-site.setup.ts' },
    { name: 'journeys', testDir: 'tests/e2e', dependencies: ['fixtures'] },
    { name: 'compat', testDir: 'tests/compat', dependencies: ['fixtures'] },
    { name: 'visual', testDir: 'tests/visual', dependencies: ['fixtures'] },
    { name: 'resilience', testDir: 'tests/resilience' },
    { name: 'dev', testDir: 'tests/dev', timeout: 600_000, expect: { timeout: 120_000 }, workers: 1, fullyParallel: false },
    { name: 'editor', testDir: 'editor/tests', timeout: 300_000, workers: 1, fullyParallel: false },
    { name: 'firefox', testDir: 'tests/engines', use: { engine: 'firefox' } },
    { name: 'webkit', testDir: 'tests/engines', use: { engine: 'webkit' } },
  ],
});
