/** Runs mobile Lighthouse alternately on the site and on its limit (see serveLimit), so that a busy machine slows down both. */
import { chromium } from '@playwright/test';
import { freePort } from '../../build-tools/hosting/free-port.ts';
import { windowedLaunchOptions } from '../support/chromium.ts';
import { extraFile, installExtraPackages } from '../support/extra-packages.ts';
import { median, table } from './table.ts';

/** The results of one visit: scores from 0 to 100, times in milliseconds, CLS without a unit. */
type Visit = Record<'performance' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'mainThread' | 'accessibility' | 'practices' | 'seo', number>;

/** The parts of Lighthouse's result that we use. */
type Answer = {
  lhr: {
    runtimeError?: { message: string };
    audits: Record<string, { numericValue?: number }>;
    categories: Record<string, { score: number | null }>;
  };
};
type Lighthouse = (url: string, flags: object) => Promise<Answer | undefined>;

const BLOCKED = ['https://*'];

/** Visits each page, with and without scripts, `rounds` times. Returns a table of medians. */
export async function lighthouseTable(pages: readonly string[], site: string, limit: string, rounds: number): Promise<string> {
  installExtraPackages();
  const { default: lighthouse } = (await import(extraFile('lighthouse/core/index.js'))) as { default: Lighthouse };
  const visits = new Map<string, Visit[]>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of pages) {
      for (const from of [site, limit]) {
        // On a busy machine, a trace is sometimes lost: retry once.
        const visit = await visitOnce(lighthouse, from + page).catch(() => visitOnce(lighthouse, from + page));
        visits.set(from + page, [...(visits.get(from + page) ?? []), visit]);
      }
    }
    console.error(`Lighthouse: round ${round} of ${rounds}`);
  }
  const middle = (address: string, what: keyof Visit) => median((visits.get(address) ?? []).map((visit) => visit[what]));
  return table(
    ['page', 'perf', 'limit', 'FCP ratio', 'LCP ms', 'limit', 'ratio', 'TBT ms', 'CLS', 'main ms', 'limit', 'a11y', 'practices', 'SEO'],
    pages.map((page) => {
      const of = (what: keyof Visit) => middle(site + page, what);
      const ratio = (what: keyof Visit) => (of(what) / middle(limit + page, what)).toFixed(3);
      return [
        page,
        `${of('performance')}`,
        `${middle(limit + page, 'performance')}`,
        ratio('fcp'),
        of('lcp').toFixed(0),
        middle(limit + page, 'lcp').toFixed(0),
        ratio('lcp'),
        of('tbt').toFixed(0),
        of('cls').toFixed(3),
        of('mainThread').toFixed(0),
        middle(limit + page, 'mainThread').toFixed(0),
        `${of('accessibility')}`,
        `${of('practices')}`,
        `${of('seo')}`,
      ];
    }),
  );
}

/** Each visit gets a new browser, so nothing is cached from the previous one. */
async function visitOnce(lighthouse: Lighthouse, url: string): Promise<Visit> {
  const port = await freePort();
  const browser = await chromium.launch(windowedLaunchOptions(`--remote-debugging-port=${port}`));
  try {
    // Other sites are blocked, so that the map's iframe stays empty both with and without our scripts.
    const result = await lighthouse(url, { port, logLevel: 'error', blockedUrlPatterns: BLOCKED, disableFullPageScreenshot: true });
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message ?? 'no answer'}`);
    const { audits, categories } = result.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      // The total main-thread time, on a CPU that Lighthouse slows down four times.
      mainThread: value('mainthread-work-breakdown'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
    };
  } finally {
    await browser.close();
  }
}
