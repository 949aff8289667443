import { win32 } from 'node:path';
import { expect, test } from 'vitest';
import { withSlashes } from './content-files.server.ts';

test.each([win32.join('trips', 'past', 'goa', 'hero.jpg'), 'trips/past/goa/hero.jpg'])('%s gets slashes', (path) => {
  expect(withSlashes(path)).toBe('trips/past/goa/hero.jpg');
});
