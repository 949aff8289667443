import { launch, type LaunchOptions } from 'puppeteer-core';
import { chromiumPath } from '../../../tools/chromium.ts';
import { firefoxPath } from '../programs.ts';
import type { Browser, BrowserOptions, BrowserWindow } from './driver.ts';

/** Loopback alone is reached: other hosts are asked of a port where nobody answers. */
const NOWHERE = { host: '127.0.0.1', port: 9 };

/** Chromium by its own protocol. */
export function startChromium({ keepsPages, letters }: BrowserOptions): Promise<Browser> {
  return start({
    browser: 'chrome',
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      `--blink-settings=defaultFontSize=${letters}`,
      `--proxy-server=${NOWHERE.host}:${NOWHERE.port}`,
      ...(keepsPages ? [] : ['--disable-features=BackForwardCache']),
    ],
  });
}

/** Firefox by WebDriver BiDi. */
export function startFirefox({ keepsPages, letters }: BrowserOptions): Promise<Browser> {
  return start({
    browser: 'firefox',
    executablePath: firefoxPath(),
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': NOWHERE.host,
      'network.proxy.http_port': NOWHERE.port,
      'network.proxy.ssl': NOWHERE.host,
      'network.proxy.ssl_port': NOWHERE.port,
      // As on a phone: the scroll bar takes nothing of the page's width.
      'ui.useOverlayScrollbars': 1,
      // Firefox has a size for each script: English and Tamil.
      'font.size.variable.x-western': letters,
      'font.size.variable.ta': letters,
      ...(keepsPages ? {} : { 'browser.sessionhistory.max_total_viewers': 0 }),
    },
  });
}

async function start(options: LaunchOptions): Promise<Browser> {
  // A busy machine may take long to start it: the test's own limit is enough.
  const browser = await launch({ ...options, timeout: 0 });
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
        evaluate: page.evaluate.bind(page) as BrowserWindow['evaluate'],
        movePointer: (x, y) => page.mouse.move(x, y),
        pressPointer: async () => {
          await page.mouse.down();
          await page.mouse.up();
        },
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
