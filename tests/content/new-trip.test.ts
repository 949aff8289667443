import { expect, test } from 'vitest';
import { readContent } from '#app/content/content.server.ts';
import { newTrip } from '../../editor/new-trip.ts';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

const TODAY = new Date(2025, 5, 1);

test.each(['upcoming', 'past'] as const)('a new %s trip can be shown without further edits, and is in its list', async (kind) => {
  const { folder } = new ContentCopy(FIXTURE_CONTENT);
  await newTrip(folder, kind, 'hampi-by-bicycle', TODAY);
  const listed: readonly { slug: string }[] = readContent(folder).content!.lists[kind];
  expect(listed.map(({ slug }) => slug)).toContain('hampi-by-bicycle');
});

test.each([
  ['upcoming', 'Hampi By Bicycle', /lowercase letters/],
  ['upcoming', 'one-price', /already exists/],
  ['someday', 'hampi', /not a kind of trip/],
])("npm run new:trip rejects '%s %s' and says how to fix it", async (kind, slug, fix) => {
  await expect(newTrip(new ContentCopy(FIXTURE_CONTENT).folder, kind, slug, TODAY)).rejects.toThrow(fix);
});
