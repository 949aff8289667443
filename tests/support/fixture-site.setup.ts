import { test } from '@playwright/test';
import { buildFixtureSite } from './fixture-site.ts';

test('builds the fixture catalogue', () => buildFixtureSite());
