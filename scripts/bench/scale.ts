/**
 * Measures how the site scales (node scripts/bench/scale.ts): builds catalogues of 10, 100, 1,000 and 5,000 past trips into
 * a temporary folder, without pictures, and prints file sizes (brotli), build time and memory, and the longest tasks on a CPU slowed
 * down 4×.
 *   node scripts/bench/scale.ts --past 10,100
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliBytes } from '../support/first-load.ts';
import { serve } from '../support/serve.ts';
import { catalogueOf } from './catalogue.ts';
import { longestTasks } from './longest-task.ts';
import { table } from './table.ts';

const { values } = parseArgs({ options: { past: { type: 'string', default: '10,100,1000,5000' } } });
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const rows: string[][] = [];
for (const past of values.past.split(',').map(Number)) rows.push(await measure(past));
console.log(
  table(
    ['past trips', 'home kB', 'trip kB', 'list kB', 'list data kB', 'build s', 'ms a page', 'memory MB', 'opens ms', 'show all ms'],
    rows,
  ),
);

async function measure(past: number): Promise<string[]> {
  const catalogue = await catalogueOf(past);
  const build = join(catalogue.folder, 'build');
  const peak = join(catalogue.folder, 'peak');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    CONTENT_DIR: catalogue.content,
    PICTURES_DIR: catalogue.pictures,
    BUILD_DIR: build,
  };
  try {
    const start = performance.now();
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', resolve('scripts/bench/peak-memory.ts'), 'node_modules/@react-router/dev/bin.cjs', 'build'],
      { env: { ...env, PEAK_FILE: peak }, maxBuffer: 1 << 28 },
    );
    const seconds = (performance.now() - start) / 1000;
    if (status !== 0) throw new Error(`The build with ${past} past trips failed:\n${stderr.toString().slice(-2000)}`);
    const client = join(build, 'client');
    const bytes = (name: string) => kilobytes(brotliBytes(join(client, name)));
    const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html')).length;
    const site = await serve(client);
    const tasks = await longestTasks(`${site.url}/all-past-trips`, past);
    await site.close();
    return [
      `${past}`,
      bytes('index.html'),
      bytes('trips/past/goa-beach-retreat.html'),
      bytes('all-past-trips.html'),
      bytes('all-past-trips.data'),
      seconds.toFixed(1),
      ((seconds * 1000) / pages).toFixed(1),
      (Number(readFileSync(peak, 'utf8')) / 1e6).toFixed(0),
      tasks.opening.toFixed(0),
      tasks.all.toFixed(0),
    ];
  } finally {
    await rm(catalogue.folder, { recursive: true });
  }
}
