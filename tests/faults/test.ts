import { test as base } from '@playwright/test';
import { withServer } from '../support/site.ts';

/** The built site on a free port, one server a worker. Unlike in the journeys, noise is allowed: things are broken here. */
export const test = base.extend<object, { site: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture uses
  site: [({}, use) => withServer('build/client', use), { scope: 'worker' }],
  baseURL: ({ site }, use) => use(site),
});
