import { expect, test } from 'vitest';
import { schemaFiles } from '../../scripts/write-schemas.ts';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

const page = schemaFiles().find(({ path }) => path === 'docs/fields.md')!.text;
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | '));

test('docs/fields.md explains what every field is for and what to write', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(([, about = '', form = '']) => !about.endsWith('.') || !form).map(([field]) => field)).toEqual([]);
});

test('docs/fields.md includes fields inside groups, lists and each form of a price, but no internal fields', () => {
  const names = rows.map(([field]) => field);
  for (const name of ['departures › slotsLeft', 'goodToKnow › walking', 'price › to', 'price › ages › from', 'payment › depositPercent'])
    expect(names).toContain(`| \`${name}\``);
  expect(names.filter((name) => /\bsample\b|stillToCheck/.test(name ?? ''))).toEqual([]);
});

test('the fix for a misspelt field points to docs/fields.md', () => {
  const copy = new ContentCopy(FIXTURE_CONTENT).replace('trips/upcoming/one-price/trip.yaml', 'duration:', 'lenght: 3 days\nduration:');
  expect(copy.problems()[0]?.fix).toContain('docs/fields.md');
});
