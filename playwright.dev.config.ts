import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** The development server on a copy of the content (npm run test:dev). Nothing here asks how long anything takes. */
export default defineConfig(base, {
  // The fixture catalogue is for the journeys.
  globalSetup: [],
  testDir: 'tests/dev',
  testMatch: '**/*.e2e.ts',
  workers: 1,
  fullyParallel: false,
  timeout: 600_000,
  expect: { timeout: 120_000 },
});
