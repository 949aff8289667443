/** Lighthouse, mobile, over the site and its limit in turns, so that a busy minute of the machine hits both. */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumPath } from '../../tools/chromium.ts';
import { freePort } from '../../tools/free-port.ts';
import { median, table } from './table.ts';

/** One visit: scores from 0 to 100, times in milliseconds, CLS without unit. */
type Visit = { performance: number; lcp: number; tbt: number; cls: number; accessibility: number; practices: number; seo: number };

const BLOCKED = ['https://*'];

/** @returns the table, medians of `rounds` visits to each page and to its limit */
export async function lighthouseTable(pages: readonly string[], site: string, limit: string, rounds: number): Promise<string> {
  const visits = new Map<string, Visit[]>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of pages) {
      for (const from of [site, limit]) {
        // On a busy machine a trace is lost now and then; a second loss is told.
        const visit = await visitOnce(from + page).catch(() => visitOnce(from + page));
        visits.set(from + page, [...(visits.get(from + page) ?? []), visit]);
      }
    }
    console.error(`Lighthouse: round ${round} of ${rounds}`);
  }
  const middle = (address: string, what: keyof Visit) => median((visits.get(address) ?? []).map((visit) => visit[what]));
  return table(
    ['page', 'perf', 'limit', 'LCP ms', 'limit', 'ratio', 'TBT ms', 'CLS', 'a11y', 'practices', 'SEO'],
    pages.map((page) => {
      const of = (what: keyof Visit) => middle(site + page, what);
      const floor = middle(limit + page, 'lcp');
      return [
        page,
        `${of('performance')}`,
        `${middle(limit + page, 'performance')}`,
        of('lcp').toFixed(0),
        floor.toFixed(0),
        (of('lcp') / floor).toFixed(3),
        of('tbt').toFixed(0),
        of('cls').toFixed(3),
        `${of('accessibility')}`,
        `${of('practices')}`,
        `${of('seo')}`,
      ];
    }),
  );
}

/** Each visit has a browser of its own: nothing is kept from the one before. */
async function visitOnce(url: string): Promise<Visit> {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', `--remote-debugging-port=${port}`] });
  try {
    // Nothing outside this machine is asked: the map's frame stays empty, for the site and for its limit.
    const result = await lighthouse(url, { port, logLevel: 'error', blockedUrlPatterns: BLOCKED, disableFullPageScreenshot: true });
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message ?? 'no answer'}`);
    const { audits, categories } = result.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
    };
  } finally {
    await browser.close();
  }
}
