import { chromium } from '@playwright/test';
import { PAGE_SIZE } from '../../app/domain/pagination.ts';
import { windowedLaunchOptions } from '../support/chromium.ts';
import { isHydrated } from '../support/hydration.ts';

const CPU = 4;

/**
 * The longest task while a list opens and hydrates, and the longest while it switches to all trips, both in milliseconds on a CPU
 * slowed down 4×.
 * @throws Error if the list never shows all trips, or its last page stays empty
 */
export async function longestTasks(address: string, total: number): Promise<{ opening: number; all: number }> {
  const browser = await chromium.launch(windowedLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    });
    // The browser reports tasks of 50 ms or more; shorter ones count as 0.
    const longest = async () => Math.max(0, ...(await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0))));
    await page.goto(address);
    await page.waitForFunction(isHydrated);
    await page.waitForTimeout(1500);
    const opening = await longest();
    await page.getByRole('link', { name: 'All trips', exact: true }).tap();
    await page.waitForFunction((trips) => document.querySelectorAll('article').length === trips, total, { timeout: 300_000 });
    const all = await longest();
    await page.goto(`${address}?page=${total}`);
    await page.mouse.move(5, 5);
    await page.waitForFunction((trips) => document.querySelectorAll('article').length === trips, total % PAGE_SIZE || PAGE_SIZE);
    return { opening, all };
  } finally {
    await browser.close();
  }
}
