import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './tests/engines/test.ts';
import { LARGE } from './tests/support/letter-sizes.ts';

const LARGE_LETTERS = '**/large-letters.e2e.ts';

/** The same journeys in the three engines behind today's browsers (npm run test:engines); `-- --project=webkit` walks one. */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests/engines',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // What is broken for one page is broken for all: say so soon.
  maxFailures: 8,
  timeout: 120_000,
  expect: { timeout: 60_000, toPass: { intervals: [50, 100, 250] } },
  reporter: [['list']],
  projects: (['chromium', 'firefox', 'webkit'] as const).flatMap((engine) => [
    { name: engine, use: { engine }, testIgnore: LARGE_LETTERS },
    // Browsers keep a page that is left, or load it again, as memory allows: Back is walked in both.
    { name: `${engine}-reloading`, use: { engine, keepsPages: false }, testMatch: '**/back.e2e.ts' },
    { name: `${engine}-large-letters`, use: { engine, letters: LARGE }, testMatch: LARGE_LETTERS },
  ]),
});
