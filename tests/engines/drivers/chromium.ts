import { chromium } from '@playwright/test';
import { launchOptions } from '../../../scripts/support/chromium.ts';
import type { Browser, BrowserWindow, Network } from './driver.ts';

/** Bytes per second and milliseconds for a slow phone network; -1 sets no limit. */
const SPEEDS: Readonly<Record<Network, { latency: number; downloadThroughput: number; uploadThroughput: number }>> = {
  fast: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  slow: { latency: 300, downloadThroughput: 100_000, uploadThroughput: 50_000 },
  none: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
};

/** In windows narrower than this many CSS pixels, presses are taps. */
const PHONE_WIDTH = 600;

/** Starts Chromium with Playwright, in the time zone and language of the other browser tests. Only loopback can be reached. */
export async function startChromium(): Promise<Browser> {
  const { args = [], ...options } = launchOptions();
  // Not by intercepting requests, because then each page would be loaded without the browser's cache.
  const browser = await chromium.launch({ ...options, args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'] });
  return {
    close: () => browser.close(),
    openWindow: async () => {
      const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata', hasTouch: true });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      const devtools = await context.newCDPSession(page);
      const window: BrowserWindow = {
        open: async (url) => void (await page.goto(url)),
        back: () => page.evaluate(() => void setTimeout(() => history.back())),
        forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
        reload: async () => void (await page.reload()),
        evaluate: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
        movePointer: (x, y) => page.mouse.move(x, y),
        press: (x, y) => (page.viewportSize()!.width < PHONE_WIDTH ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
        pressKey: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewportSize({ width, height }),
        screenshot: () => page.screenshot(),
        problems,
        close: () => context.close(),
        setTime: (time) => page.clock.setFixedTime(time),
        setNetwork: async (network) => {
          await devtools.send('Network.emulateNetworkConditions', { offline: network === 'none', ...SPEEDS[network] });
        },
        addScript: async (script) => void (await context.addInitScript(script)),
        block: async (part) => {
          await devtools.send('Network.enable');
          await devtools.send('Network.setBlockedURLs', { urls: [`*${part}*`] });
        },
      };
      return window;
    },
  };
}
