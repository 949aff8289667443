import { afterEach, expect, test, vi } from 'vitest';
import { loadContent } from '#app/content/content.server.ts';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

const SAMPLE_DAY = '2025-07-21';

/** The fixture catalogue with a sampleDay. */
function sampleCopy(day = SAMPLE_DAY): ContentCopy {
  const copy = new ContentCopy(FIXTURE_CONTENT);
  copy.replace('company.yaml', 'address:', `sampleDay: ${day}\naddress:`);
  return copy;
}

afterEach(() => vi.unstubAllEnvs());

test('sample content is shown as of its sampleDay, and live content has no sampleDay', () => {
  vi.stubEnv('SITE_DATE', '');
  expect(loadContent(sampleCopy().folder)).toMatchObject({ today: SAMPLE_DAY, sampleDay: SAMPLE_DAY });
  expect(loadContent(FIXTURE_CONTENT).sampleDay).toBeUndefined();
});

test('SITE_DATE overrides a sampleDay that differs from it', () => {
  vi.stubEnv('SITE_DATE', '2026-01-10');
  const { today, sampleDay } = loadContent(sampleCopy().folder);
  expect(sampleDay).toBeUndefined();
  expect(today).not.toBe(SAMPLE_DAY);
  vi.stubEnv('SITE_DATE', SAMPLE_DAY);
  expect(loadContent(sampleCopy().folder).sampleDay).toBe(SAMPLE_DAY);
});
