/** Measures interactions on a slow phone (INP) and the time from a click to the next page's heading. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { windowedLaunchOptions } from '../support/chromium.ts';
import { isHydrated } from '../support/hydration.ts';
import { SAMPLE_PAGES } from '../support/pages.ts';
import { median, table } from './table.ts';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };
const CPU = 4;
/** Round-trip times in milliseconds: 562.5 in DevTools' 'Slow 4G', 150 in Lighthouse's simulated network of the same name. */
const NETWORKS = { 'round trip 150 ms': 150, "DevTools' Slow 4G, 562.5 ms": 562.5 };
const DOWN = (1.6 * 1024 * 1024 * 0.9) / 8;
const UP = (750 * 1024 * 0.9) / 8;

const ALBUM = SAMPLE_PAGES.find((path) => path.startsWith('/trips/past/')) ?? '/all-past-trips';

const PRESSES: readonly { what: string; page: string; press: (page: Page) => Promise<void> }[] = [
  { what: 'menu', page: '/', press: (page) => page.locator('header summary').tap() },
  { what: 'FAQ', page: '/faqs', press: (page) => page.locator('.question-list summary').nth(1).tap() },
  { what: 'gallery', page: ALBUM, press: (page) => page.getByRole('button', { name: 'Next photo' }).tap() },
  { what: 'form', page: '/contact', press: (page) => page.getByRole('button', { name: 'Request a Call Back' }).tap() },
  { what: 'list toggle', page: '/all-upcoming-trips', press: (page) => page.getByRole('link', { name: 'All trips', exact: true }).tap() },
];

/** The browser reports events that take at least this many milliseconds; it has no lower threshold. */
const THRESHOLD = 16;

/** The slowest interaction of each press (as for INP), in ms on a CPU slowed down 4×. Those under 16 count as 16. */
export async function interactionTable(site: string, rounds: number): Promise<string> {
  const rows: string[][] = [];
  for (const { what, page: address, press } of PRESSES) {
    const times = await inTurns(rounds, PHONE, async (page) => {
      await page.addInitScript((threshold) => {
        const seen: number[] = [];
        Object.assign(window, { interactions: seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as PerformanceEventTiming[]) if (entry.interactionId) seen.push(entry.duration);
        }).observe({ type: 'event', durationThreshold: threshold } as PerformanceObserverInit);
      }, THRESHOLD);
      await arrive(page, site + address);
      await slowCpu(page);
      await press(page);
      await page.waitForTimeout(800);
      const seen = await page.evaluate(() => (window as unknown as { interactions: number[] }).interactions);
      return Math.max(THRESHOLD, ...seen);
    });
    rows.push([what, address, median(times).toFixed(0), Math.max(...times).toFixed(0)]);
  }
  return table([`press (INP, ${CPU} × CPU)`, 'page', 'median ms', 'worst ms'], rows);
}

const CLICKS = [
  { from: '/', link: 'View Details' },
  { from: '/all-upcoming-trips', link: 'View Details' },
  { from: '/all-past-trips', link: 'View Gallery' },
  { from: '/', link: 'Upcoming Trips' },
  { from: '/faqs', link: 'Contact' },
];

/** The time from a click, after hovering for 200 ms, to the next page's h1. The first row is for a page that only changes its heading. */
export async function navigationTable(site: string, rounds: number): Promise<string> {
  const rows: string[][] = [];
  const bare = await inTurns(rounds, DESK, async (page) => {
    await page.goto('data:text/html,<h1>Before</h1><a href="%23">Next</a>');
    await slowCpu(page);
    await page.evaluate(() =>
      addEventListener('click', () => {
        const heading = document.createElement('h1');
        heading.append('After');
        document.querySelector('h1')?.replaceWith(heading);
      }),
    );
    return clickToHeading(page, 'Next');
  });
  rows.push(['a heading and a link', 'none', ...figures(bare)]);
  for (const [network, latency] of Object.entries(NETWORKS)) {
    for (const { from, link } of CLICKS) {
      const times = await inTurns(rounds, DESK, async (page) => {
        const cdp = await page.context().newCDPSession(page);
        await cdp.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: DOWN, uploadThroughput: UP });
        await slowCpu(page);
        await arrive(page, site + from);
        return clickToHeading(page, link);
      });
      rows.push([`${from} → ${link}`, network, ...figures(times)]);
    }
  }
  return table([`click → h1 (${CPU} × CPU)`, 'network', 'painted: median ms', 'worst ms', 'on the screen: median ms', 'worst ms'], rows);
}

/** When the browser painted an element and when the screen showed it, in milliseconds after the click. */
type Shown = { painted: number; onScreen: number };

function figures(times: readonly Shown[]): string[] {
  const painted = times.map((time) => time.painted);
  const onScreen = times.map((time) => time.onScreen);
  return [median(painted), Math.max(...painted), median(onScreen), Math.max(...onScreen)].map((time) => time.toFixed(0));
}

async function clickToHeading(page: Page, link: string): Promise<Shown> {
  const target = page.getByRole('link', { name: link }).first();
  await target.scrollIntoViewIfNeeded();
  // A visitor reads before choosing.
  await page.waitForTimeout(2000);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${page.url()} shows no link '${link}'`);
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    const shown = new Promise<Shown>((done) => {
      addEventListener('click', ({ timeStamp: clicked }) => {
        new PerformanceObserver((list) => {
          for (const { paintTime, presentationTime } of list.getEntries() as (PerformanceEntry & {
            paintTime: number;
            presentationTime: number;
          })[]) {
            done({ painted: paintTime - clicked, onScreen: presentationTime - clicked });
          }
        }).observe({ type: 'element' });
      });
    });
    // Element Timing reports an element's paint only if the element had this attribute before the paint.
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading !== before) heading?.setAttribute('elementtiming', 'heading');
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { shown });
  });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(200);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (window as unknown as { shown: Promise<Shown> }).shown);
}

async function inTurns<Figure>(
  rounds: number,
  device: typeof PHONE | typeof DESK,
  measure: (page: Page) => Promise<Figure>,
): Promise<Figure[]> {
  const browser: Browser = await chromium.launch(windowedLaunchOptions());
  const times: Figure[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext(device);
      times.push(await measure(await context.newPage()));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return times;
}

/** Opens a page and waits until it has hydrated without any input. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(isHydrated);
  await page.waitForTimeout(500);
}

async function slowCpu(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}
