import { defineConfig } from 'vitest/config';

/** `unit` needs nothing but the sources; `site` looks at the built pages in build/client. */
export default defineConfig({
  test: {
    // Generous: a test is to fail for a fault of the site, and not because the machine is busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'app/**/*.test.ts',
            'art/**/*.test.ts',
            'framework-internals/**/*.test.ts',
            'hosting/**/*.test.ts',
            'vite/**/*.test.ts',
            'tests/{content,repo}/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'site', include: ['tests/site/**/*.site.test.ts'] } },
    ],
  },
});
