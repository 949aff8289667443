import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The site's pictures, and a copy from which some are missing. */
const SITE = '.cache/pictures';
const MISSING = 6;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'interrupted-'));
  mkdirSync(join(folder, 'made'));
  const made = readdirSync(join(SITE, 'made')).filter((hash) => readFileSync(join(SITE, 'list.json'), 'utf8').includes(hash.slice(0, 8)));
  for (const hash of made.slice(MISSING)) symlinkSync(resolve(SITE, 'made', hash), join(folder, 'made', hash));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes the missing pictures; kills the process as soon as `until` is true. @returns its output */
async function makePictures(until = () => false): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', PICTURES_DIR: folder };
  const child = spawn('node', ['build-tools/images/make-images.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close');
  while (child.exitCode === null && !until()) await setTimeout(5);
  child.kill('SIGKILL');
  await ended;
  return output;
}

const records = () =>
  readdirSync(join(folder, 'made'))
    .map((hash) => join(folder, 'made', hash, 'picture.json'))
    .filter((file) => existsSync(file));

test('a build that is killed goes on where it stopped, and makes the same files', { timeout: 900_000 }, async () => {
  const before = records().length;
  await makePictures(() => records().length > before);
  const made = records().map((file) => ({ file, time: statSync(file).mtimeMs }));
  expect(made.length - before).toBeLessThan(MISSING);

  // Killed again, while it copies the files for the site.
  const output = await makePictures(() => existsSync(join(folder, 'files', readdirSync(join(SITE, 'files'))[0]!)));
  const rest = before + MISSING - made.length;
  expect(output).toContain(`pictures: ${rest} of ${rest}\n`);
  for (const { file, time } of made) expect(statSync(file).mtimeMs, file).toBe(time);

  expect(await makePictures()).toBe('');
  expect(readFileSync(join(folder, 'list.json'), 'utf8')).toBe(readFileSync(join(SITE, 'list.json'), 'utf8'));
  const files = readdirSync('build/client/pictures');
  // A killed run leaves at most a file under another name.
  expect(readdirSync(join(folder, 'files')).filter((file) => /\.(?:avif|jpg)$/.test(file))).toEqual(files);
  for (const file of files)
    expect(readFileSync(join(folder, 'files', file)).equals(readFileSync(join(SITE, 'files', file))), file).toBe(true);
});
