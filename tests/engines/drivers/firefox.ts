import { setTimeout as wait } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { firefoxPath } from '../programs.ts';
import type { Browser, BrowserWindow } from './driver.ts';

/** The proxy for all hosts except loopback. This port refuses connections, so no other host can be reached. */
const NOWHERE = { host: '127.0.0.1', port: 9 };

/**
 * Starts Firefox with Puppeteer, over WebDriver BiDi. Playwright 1.65 can also drive an installed Firefox, but cannot open a page in
 * ESR 153, because it sends `emulation.setMediaFeaturesOverride`, which that version does not support.
 */
export async function startFirefox(): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    // Set no limit, because Firefox may start slowly on a busy machine and the test has its own timeout.
    timeout: 0,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': NOWHERE.host,
      'network.proxy.http_port': NOWHERE.port,
      'network.proxy.ssl': NOWHERE.host,
      'network.proxy.ssl_port': NOWHERE.port,
      // Scroll bars take up no width, as on a phone.
      'ui.useOverlayScrollbars': 1,
    },
  });
  return {
    close: () => browser.close(),
    openWindow: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`));
      const window: BrowserWindow = {
        open: async (url) => void (await page.goto(url, { timeout: 0 })),
        back: () => page.evaluate(() => void setTimeout(() => history.back())),
        forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
        // After Back, Puppeteer's reload never ends.
        reload: async () => {
          await page.evaluate(() => {
            Object.assign(window, { isLeft: true });
            setTimeout(() => location.reload());
          });
          const isThere = () => page.evaluate(() => !('isLeft' in window) && document.readyState === 'complete');
          while (!(await isThere().catch(() => false))) await wait(20);
        },
        evaluate: page.evaluate.bind(page) as BrowserWindow['evaluate'],
        movePointer: (x, y) => page.mouse.move(x, y),
        press: (x, y) => page.mouse.click(x, y),
        pressKey: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewport({ width, height }),
        screenshot: () => page.screenshot(),
        problems,
        close: () => context.close(),
      };
      return window;
    },
  };
}
