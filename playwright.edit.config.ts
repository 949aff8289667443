import { defineConfig } from '@playwright/test';
import base from './playwright.dev.config.ts';

/** The editing screen on a copy of the content in a repository of its own (npm run test:edit-screen). */
export default defineConfig(base, { testDir: 'tests/edit-screen', timeout: 300_000, expect: { timeout: 60_000 } });
