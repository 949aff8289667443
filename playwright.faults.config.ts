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
  use: {
    launchOptions: {
      ...base.use?.launchOptions,
      // Other hosts than this machine are not there, wherever the tests run: what becomes of a page must not hang on the map's network.
      args: [...(base.use?.launchOptions?.args ?? []), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    },
  },
});
