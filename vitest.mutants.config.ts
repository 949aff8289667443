import { defineConfig } from 'vitest/config';

/** What the mutation run judges: the tests of the rules and mails. */
export default defineConfig({ test: { include: ['app/domain/enquiries/**/*.test.ts'] } });
