/**
 * Measures the built site, and compares its pages with their limit: the same pages without any script, which are as fast as the
 * site could be (npm run bench; build first).
 *   npm run bench -- --rounds 1     a quick run
 */
import { parseArgs } from 'node:util';
import { SAMPLE_PAGES } from '../support/pages.ts';
import { serve } from '../support/serve.ts';
import { heapTable } from './heap.ts';
import { interactionTable, navigationTable } from './interactions.ts';
import { lighthouseTable } from './lighthouse.ts';
import { serveLimit } from './limit.ts';

const SITE = 'build/client';
const TRIP = SAMPLE_PAGES.filter((path) => path.startsWith('/trips/upcoming/'));
const PAGES = ['/', '/all-upcoming-trips', ...TRIP, '/contact', '/faqs'];

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } } });
const rounds = Number(values.rounds);
const site = await serve(SITE);
const limit = await serveLimit(SITE);
const wants = (part: string) => !values.only || values.only === part;
try {
  if (wants('pages')) {
    console.log(`Lighthouse mobile, medians of ${rounds} interleaved rounds; the limit is the page without any script`);
    console.log(`${await lighthouseTable(PAGES, site.url, limit.url, rounds)}\n`);
  }
  if (wants('presses')) console.log(`${await interactionTable(site.url, rounds)}\n`);
  if (wants('heap')) console.log(`${await heapTable(site.url)}\n`);
  if (wants('clicks')) console.log(await navigationTable(site.url, rounds));
} finally {
  await site.close();
  await limit.close();
}
