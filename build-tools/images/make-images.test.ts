import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { imageJobs } from './image-jobs.ts';

/** A folder in which every picture has been made already, in one small file. */
function madePictures(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  for (const { hash } of imageJobs()) {
    mkdirSync(join(folder, 'made', hash), { recursive: true });
    writeFileSync(join(folder, 'made', hash, 'picture.json'), '{}');
    writeFileSync(join(folder, 'made', hash, '320.avif'), hash);
  }
  return folder;
}

let folder: string;
beforeEach(() => {
  folder = madePictures();
  vi.stubEnv('PICTURES_DIR', folder);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const listed = () => Object.values(JSON.parse(readFileSync(join(folder, 'list.json'), 'utf8')) as Record<string, { file: string }>);
const missing = () => listed().filter(({ file }) => !existsSync(join(folder, 'files', `${file.replace('/pictures/', '')}-320.avif`)));

test('a run brings back the files that another program or a killed run has removed', async () => {
  const { makeImages } = await import('./make-images.ts');
  await makeImages();
  expect(listed().length).toBeGreaterThan(0);
  expect(missing()).toEqual([]);
  for (const file of readdirSync(join(folder, 'files')).slice(1)) rmSync(join(folder, 'files', file));
  await makeImages();
  expect(missing()).toEqual([]);
});

test('a run leaves the files of another one that has other pictures', async () => {
  const { makeImages } = await import('./make-images.ts');
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files/of-another-1a2b3c4d-320.avif'), '');
  await makeImages();
  expect(readdirSync(join(folder, 'files'))).toContain('of-another-1a2b3c4d-320.avif');
});
