import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Every kind of page under every fault (npm run test:faults); prints one table. */
export default defineConfig(base, {
  // The fixture catalogue is for the journeys.
  globalSetup: [],
  testDir: 'tests/faults',
  testMatch: '**/*.faults.ts',
  maxFailures: 0,
  reporter: [['./tests/faults/table-reporter.ts']],
  use: { trace: 'off' },
});
