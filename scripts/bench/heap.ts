/** Looks for memory leaks: measures the heap after garbage collection at each page change. */
import { chromium } from '@playwright/test';
import { windowedLaunchOptions } from '../support/chromium.ts';
import { isHydrated } from '../support/hydration.ts';
import { table } from './table.ts';

const STEPS = 240;
/** The number of page changes until the caches are full. Growth before that is not a leak. */
const SETTLED = 20;
/** Links in the header, followed in a loop. */
const ROUND = ['Upcoming Trips', 'Past Trips', 'Contact', 'All Trips'];

/**
 * The heap in kB at several points during 240 page changes, and its growth per page change once the caches are full. A second
 * run without V8's compilers excludes their machine code, which is most of the growth and not a leak.
 */
export async function heapTable(site: string): Promise<string> {
  const usual = await heapSizes(site);
  const interpreted = await heapSizes(site, '--js-flags=--jitless');
  const shown = [0, 1, SETTLED, 60, 120, 180, STEPS].map((step) => [
    `${step}`,
    ...[usual, interpreted].map((sizes) => sizes[step]!.toFixed(0)),
  ]);
  const growth = (sizes: readonly number[]) =>
    [SETTLED, STEPS - 60].map((from) => `${slope(sizes.slice(from)).toFixed(2)} kB a step from step ${from} on`).join(', ');
  return `${table(['page changes', 'heap kB', 'without compiled code'], shown)}
Growth: ${growth(usual)}
Without compiled code: ${growth(interpreted)}`;
}

async function heapSizes(site: string, ...flags: string[]): Promise<number[]> {
  const browser = await chromium.launch(windowedLaunchOptions(...flags));
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    // The map's iframe belongs to another site and has its own heap.
    await page.route(
      (url) => !url.href.startsWith(site),
      (route) => route.abort(),
    );
    const cdp = await page.context().newCDPSession(page);
    const heap = async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1000;
    };
    await page.goto(site);
    await page.mouse.move(5, 5);
    await page.waitForFunction(isHydrated);
    const sizes = [await heap()];
    for (let step = 1; step <= STEPS; step += 1) {
      const name = ROUND[step % ROUND.length]!;
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      await page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]').filter({ hasText: name }).waitFor();
      sizes.push(await heap());
    }
    return sizes;
  } finally {
    await browser.close();
  }
}

/** The slope of the least-squares line through the values, per step. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rise = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  return rise / values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
}
