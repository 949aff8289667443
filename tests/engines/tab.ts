import { expect } from '@playwright/test';
import { isHydrated } from '../../scripts/support/hydration.ts';
import type { BrowserWindow } from './drivers/driver.ts';

/** A browser window showing the site, driven by paths and CSS selectors. */
export class Tab {
  readonly #window: BrowserWindow;
  readonly #site: string;
  readonly evaluate: BrowserWindow['evaluate'];
  readonly resize: BrowserWindow['resize'];

  constructor(window: BrowserWindow, site: string) {
    this.#window = window;
    this.#site = site;
    this.evaluate = window.evaluate;
    this.resize = window.resize;
  }

  /** Loads a page and waits for its load event. */
  async open(path: string): Promise<void> {
    await this.#window.open(this.#site + path);
  }

  async hydrated(): Promise<void> {
    await this.waitUntil(isHydrated);
  }

  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await this.hydrated();
  }

  /** The horizontal overflow, in CSS pixels. */
  horizontalOverflow(): Promise<number> {
    return this.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }

  /** Goes back to a page and waits until it is hydrated. */
  async backTo(path: string): Promise<void> {
    await this.#window.back();
    await this.waitUntil((path) => location.pathname === path, path);
    await this.hydrated();
  }

  /** Waits until a condition holds in the page. Retries while the page is unloading or loading. */
  async waitUntil<Args extends readonly unknown[]>(isSo: (...args: Args) => boolean, ...args: Args): Promise<void> {
    await expect(async () => expect(await this.evaluate(isSo, ...args), `${isSo}`).toBe(true)).toPass();
  }

  /** Scrolls to the bottom of the page, waiting at each step for the lazy-loaded images in view. */
  async scrollToBottom(): Promise<void> {
    do {
      await this.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
      await this.waitUntil(() =>
        [...document.images].every((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          const isInView = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
          return image.complete || !isInView;
        }),
      );
    } while (!(await this.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight)));
  }

  /** Scrolls an element into view if necessary, and clicks its middle. */
  async click(selector: string): Promise<void> {
    await this.waitUntil((selector) => document.querySelector(selector) !== null, selector);
    await this.evaluate((selector) => {
      const element = document.querySelector(selector)!;
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, selector);
    const { x, y } = await this.evaluate((selector) => {
      const box = document.querySelector(selector)!.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, selector);
    await this.#window.press(x, y);
  }

  /** Follows a link inside the site and waits for the next page's heading. */
  async follow(selector: string, path: string): Promise<void> {
    const heading = await this.evaluate(() => document.querySelector('h1')?.textContent ?? '');
    await this.click(selector);
    await this.waitUntil(
      (path, heading) => location.pathname === path && document.querySelector('h1')?.textContent !== heading,
      path,
      heading,
    );
  }

  screenshot(): Promise<Uint8Array> {
    return this.#window.screenshot();
  }

  /** Errors and warnings that the browser has logged so far. */
  get problems(): readonly string[] {
    return this.#window.problems;
  }
}
