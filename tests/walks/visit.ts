import { setTimeout as wait } from 'node:timers/promises';
import { NEAR, QUICK } from '../../app/ui/ignore-second-press.ts';
import type { BrowserWindow, Key, Network } from '../engines/drivers/driver.ts';
import type { WatchedSite } from '../engines/watched-site.ts';
import { translate } from '../support/translate.ts';
import { type Facts, readFacts } from './facts.ts';

/** What differs between visits: the site, the visitor's clock and screen, and what cannot be fetched. */
export type Conditions = {
  site: WatchedSite;
  /** The visitor's day, if the window can set its clock and the site is built for a day. */
  day: string | undefined;
  width: number;
  /** Part of the addresses of the files that get no answer; empty if all do. */
  missing: string;
  isTranslated: boolean;
  start: string;
};

/** A broken promise: what was promised, and what the page did. */
export class Fault extends Error {
  readonly promise: string;
  /** What was done before. */
  path: readonly string[] = [];

  constructor(promise: string, found: string) {
    super(`${promise}: ${found}`);
    this.promise = promise;
  }
}

/** An element to press: one of those that match a selector, and what it is called. */
export type Target = { selector: string; index: number; name: string };

/** The links inside the site, in the parts of a page where a walk chooses them. */
const LINK = ':is(a[href^="/"]:not([target], [download], [href*="."]), a[href^="#"])';
export const LINKS = {
  link: `main ${LINK}`,
  card: `main article ${LINK}`,
  section: `:is(.section-links, .trip-bar, .side-panel, .policy-contents) ${LINK}`,
  list: `main nav ${LINK}`,
  header: `header ${LINK}`,
  footer: `footer ${LINK}`,
} as const;

const PHONE_HEIGHT = 844;
const DESK_HEIGHT = 800;
/** Frames without a change after which a page counts as still. More without a network, where a page that cannot be fetched never ends. */
const STILL_FRAMES = 4;
const STILL_FRAMES_OFFLINE = 20;
/** After this many milliseconds a state that does not come is a fault. Long, because the machine may be busy. */
const PATIENCE = 60_000;

/** What the walk keeps in a page. */
type Watched = { document: number; stillFrames: number; mails: string[]; isOffline: boolean };

/** A visit to the site in one window: what the visitor can do, and what she sees. */
export class Visit {
  readonly conditions: Conditions;
  readonly #window: BrowserWindow;
  readonly evaluate: BrowserWindow['evaluate'];
  readonly pressKey: (key: Key) => Promise<void>;
  network: Network = 'fast';
  /** What has been done, as a person would do it again. */
  readonly steps: string[] = [];
  #problems = 0;
  #wasLost = false;
  readonly #presses: { x: number; y: number; time: number }[] = [];

  private constructor(window: BrowserWindow, conditions: Conditions) {
    this.#window = window;
    this.evaluate = window.evaluate;
    this.pressKey = window.pressKey;
    this.conditions = conditions;
  }

  static async begin(window: BrowserWindow, conditions: Conditions): Promise<Visit> {
    const { day, width, missing, isTranslated, start } = conditions;
    await window.resize(width, heightFor(width));
    if (day) await window.setTime?.(`${day}T10:00:00+05:30`);
    if (missing) await window.block?.(missing);
    if (isTranslated) await window.addScript?.(translate);
    const visit = new Visit(window, conditions);
    await visit.open(start);
    return visit;
  }

  log(step: string): void {
    this.steps.push(step);
  }

  async open(address: string): Promise<void> {
    await this.#window.open(this.conditions.site.url + address);
    await this.settle();
  }

  async reload(): Promise<void> {
    await this.#window.reload();
    await this.settle();
  }

  /** Goes to the previous or next entry of the history, without waiting for it. */
  async travel(delta: -1 | 1): Promise<void> {
    await (delta < 0 ? this.#window.back() : this.#window.forward());
  }

  async turn(): Promise<void> {
    const [width, height] = await this.evaluate(() => [innerWidth, innerHeight] as const);
    await this.#window.resize(height, width);
    await this.settle();
  }

  async resizeTo(width: number): Promise<void> {
    await this.#window.resize(width, heightFor(width));
  }

  /** @returns false if the browser cannot do this */
  async setNetwork(network: Network): Promise<boolean> {
    if (!this.#window.setNetwork) return false;
    this.network = network;
    if (network === 'none') this.#wasLost = true;
    await this.#window.setNetwork(network);
    return true;
  }

  close(): Promise<void> {
    return this.#window.close();
  }

  /** Waits until scripts run, nothing is being fetched, and nothing moves. */
  async settle(): Promise<void> {
    const isOffline = this.network === 'none';
    const frames = isOffline ? STILL_FRAMES_OFFLINE : STILL_FRAMES;
    let isFirst = true;
    await this.until(async () => {
      const { stillFrames, needsSign } = await this.evaluate(watchPage, isOffline, isFirst);
      // Away from what was pressed. Scripts start at the first sign of a visitor.
      if (isFirst || needsSign) {
        await this.#window.movePointer(2, 2);
        await this.#window.movePointer(1, 1);
      }
      isFirst = false;
      return stillFrames >= frames && (isOffline || this.conditions.site.pending() === 0);
    }, 'the page to be still');
  }

  /** Waits until a condition holds. Asks again if the document is being replaced. @throws Fault if it never holds */
  async until(isSo: () => Promise<boolean>, what: string): Promise<void> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      try {
        if (await isSo()) return;
      } catch (error) {
        if (performance.now() > end) throw error;
      }
      if (performance.now() > end) throw new Fault('each step comes to an end', `waited for ${what}`);
      await wait(30);
    }
  }

  facts(): Promise<Facts> {
    return this.evaluate(readFacts);
  }

  /** The emails opened in the current document. */
  mails(): Promise<number> {
    return this.evaluate(() => (window as unknown as { walk: Watched }).walk.mails.length);
  }

  /** What the console said since the last call, without what the conditions explain. */
  noise(): string[] {
    const all = this.#window.problems.slice(this.#problems);
    this.#problems = this.#window.problems.length;
    const isExplained = this.#wasLost;
    this.#wasLost = this.network === 'none';
    const expected =
      isExplained || this.conditions.missing !== ''
        ? /Failed to (?:load|fetch)|net::|NetworkError|dynamically imported|Importing a module|Load failed|reloading page|access control|input stream/
        : /status of 404|net::ERR_NAME_NOT_RESOLVED|access control|input stream/;
    return all.filter((text) => !expected.test(text));
  }

  /** One of the visible elements for a selector, of those that are not behind an open dialog. */
  choose(selector: string, pick: number): Promise<Target | undefined> {
    return this.evaluate(
      (selector, pick) => {
        const dialog = document.querySelector('dialog[open]');
        const shown = [...document.querySelectorAll(selector)].flatMap((element, index) => {
          // In this order, as in facts.ts.
          if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
          const { width, height } = element.getBoundingClientRect();
          return width > 1 && height > 1 && (!dialog || dialog.contains(element)) ? [{ element, index }] : [];
        });
        const chosen = shown[pick % Math.max(shown.length, 1)];
        if (!chosen) return undefined;
        const { element, index } = chosen;
        const named = element instanceof HTMLInputElement ? element.labels?.[0] : element;
        const name = element.getAttribute('aria-label') ?? named?.textContent ?? '';
        return { selector, index, name: name.replace(/\s+/g, ' ').trim() };
      },
      selector,
      pick,
    );
  }

  /** Brings an element into view, as a visitor would before she presses it. */
  async approach({ selector, index }: Target): Promise<void> {
    await this.evaluate(
      (selector, index) => {
        const element = document.querySelectorAll(selector)[index]!;
        const { top, bottom } = element.getBoundingClientRect();
        // The buttons of a form may cover it, and WebKit does not bring a field into view that a script focuses.
        const isInForm = element.closest('dialog') !== null;
        if (isInForm || top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        // Sideways by hand, because scrollIntoView would also scroll the page below its bars.
        const row = element.closest('.card-row, .section-links ul, .carousel-tools');
        const { left, right } = element.getBoundingClientRect();
        if (row && (left < 0 || right > innerWidth)) row.scrollTo({ left: row.scrollLeft + left - 40, behavior: 'instant' });
      },
      selector,
      index,
    );
    await this.settle();
  }

  /** Presses what {@link approach} brought into view: by mouse or finger, or with Enter. */
  async press({ selector, index }: Target, withKeyboard: boolean, times = 1): Promise<void> {
    const point = await this.evaluate(
      (selector, index) => {
        const element = document.querySelectorAll<HTMLElement>(selector)[index]!;
        // A card's link covers the card, which is pressed in its middle.
        const boxes = [element.offsetParent, element].map((box) => box?.getBoundingClientRect());
        const points = boxes.flatMap((box) => (box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []));
        return points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
      },
      selector,
      index,
    );
    if (point && !withKeyboard) {
      // The site takes a quick second press at one place for a part of the first (app/ui/ignore-second-press.ts).
      const before = this.#presses.findLast(({ x, y }) => Math.hypot(point.x - x, point.y - y) <= NEAR);
      if (before) await wait(Math.max(0, before.time + QUICK - performance.now()));
      for (let press = 0; press < times; press += 1) await this.#window.press(point.x, point.y);
      this.#presses.push({ ...point, time: performance.now() });
      return;
    }
    await this.evaluate(
      (selector, index) => document.querySelectorAll<HTMLElement>(selector)[index]!.focus({ preventScroll: true }),
      selector,
      index,
    );
    for (let press = 0; press < times; press += 1) await this.pressKey('Enter');
  }

  /** Types a text into a field in place of what is there. */
  async fill({ selector, index }: Pick<Target, 'selector' | 'index'>, text: string): Promise<void> {
    await this.evaluate(
      (selector, index, text) => {
        const field = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)[index]!;
        const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
        field.focus();
        // React notices only what does not go through its own property.
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
      selector,
      index,
      text,
    );
  }
}

function heightFor(width: number): number {
  return width < 500 ? PHONE_HEIGHT : width < 1000 ? 390 : DESK_HEIGHT;
}

/**
 * Counts the frames since something last changed, moved or was being fetched, and records emails instead of opening them. Runs in the
 * page. A page that is fetched without a network never ends, so it does not count then. `needsSign` is true before hydration.
 */
function watchPage(isOffline: boolean, isFirst: boolean): { stillFrames: number; needsSign: boolean } {
  type Router = { state: { navigation: { state: string } } };
  const page = window as { walk?: Watched; beforeHydration?: { isAnswered: boolean }; __reactRouterDataRouter?: Router };
  // At some unknown addresses the page has no scripts.
  const needsSign = () => page.beforeHydration?.isAnswered === false;
  // The browser has only begun to read the document.
  if (!document.querySelector('body')) return { stillFrames: 0, needsSign: true };
  const isNew = !page.walk;
  const walk = (page.walk ??= { document: Math.random(), stillFrames: 0, mails: [], isOffline });
  walk.isOffline = isOffline;
  if (isFirst) walk.stillFrames = 0;
  if (!isNew) return { stillFrames: walk.stillFrames, needsSign: needsSign() };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function record(this: HTMLAnchorElement) {
    if (this.href.startsWith('mailto:')) walk.mails.push(this.href);
    else click.call(this);
  };
  // Only the newsletter's form does this, when its code did not load.
  HTMLFormElement.prototype.submit = function record() {
    walk.mails.push(this.action);
  };
  let before = '';
  const look = () => {
    const isMoving = document.getAnimations().some(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
    // oxlint-disable-next-line no-underscore-dangle -- React Router's own name
    const router = page.__reactRouterDataRouter;
    const isFetching = needsSign() || (router !== undefined && router.state.navigation.state !== 'idle');
    const isBusy = document.querySelector('[aria-busy=true]') !== null;
    const now = [
      scrollY,
      location.href,
      document.title,
      document.body.textContent?.length,
      document.querySelectorAll('*').length,
      ...[...document.querySelectorAll('.card-row, .carousel-track')].map(({ scrollLeft }) => scrollLeft),
      ...[...document.querySelectorAll('.site-header, .section-links')].map((bar) => bar.getBoundingClientRect().top),
    ].join();
    walk.stillFrames = now === before && !isMoving && !isBusy && (!isFetching || walk.isOffline) ? walk.stillFrames + 1 : 0;
    before = now;
    requestAnimationFrame(look);
  };
  look();
  return { stillFrames: 0, needsSign: needsSign() };
}
