import { test } from '@playwright/test';
import { buildFixtureSite } from './fixture-site.ts';

test('the fixture catalogue is built', () => buildFixtureSite());
