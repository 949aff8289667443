import { defineConfig } from '@playwright/test';
import { chromiumPath } from './tools/chromium.ts';

/** Journeys over the built site, served as `npm start` serves it. Clock, zone and language are fixed. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/tests/{e2e,conditions,visual}/**/*.e2e.ts',
  globalSetup: './tests/support/fixture-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // What is broken for one page is broken for all: say so soon.
  maxFailures: 8,
  // Generous: a test is to fail for a fault of the site, and not because the machine is busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./tests/support/progress-reporter.ts']],
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
    // A failed test is run again with: npm run e2e -- --trace on. To trace all of them costs a tenth of the time.
    trace: 'off',
  },
});
