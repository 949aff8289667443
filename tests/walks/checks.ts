import type { Facts } from './facts.ts';
import type { FreshTab } from './fresh-tab.ts';
import { Fault, type Visit } from './visit.ts';
import { onDay } from './walk-site.ts';

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';
const hashOf = (address: string) => address.split('#')[1] ?? '';
/** The calm page for what cannot be fetched, which only a lost network explains. */
const isUnreachable = ({ headings }: Facts) => /could not be loaded/i.test(headings.join());

/** Where the page's own Back must lead: an entry of the history, or, if there is none, a page. */
type WantedPage = { entry?: string; path: string; isSameDocument: boolean };

/** Remembers a visit, and checks after each step what must always hold. */
export class Checks {
  now!: Facts;
  readonly #visit: Visit;
  readonly #fresh: FreshTab;
  readonly #isIgnored: (promise: string) => boolean;
  /** Each entry of the history as it was when the visitor left it, by the browser's key. */
  readonly #left = new Map<string, Facts>();
  readonly #typed = new Map<string, Record<string, string>>();

  /** @param isIgnored whether a promise is no longer checked */
  constructor(visit: Visit, fresh: FreshTab, isIgnored: (promise: string) => boolean = () => false) {
    this.#visit = visit;
    this.#fresh = fresh;
    this.#isIgnored = isIgnored;
  }

  /** Call just before what may change the page, once everything that the step needs is in view. */
  async leave(): Promise<void> {
    this.now = await this.#visit.facts();
    if (!isUnreachable(this.now)) this.#left.set(this.now.entry, this.now);
  }

  async afterLoading(wrongAddress?: string): Promise<void> {
    const before = this.now?.document;
    await this.#look();
    // The browser goes to a section of the same page without loading it. It moves where Tab goes on, but no focus.
    if (before === this.now.document) return;
    if (wrongAddress)
      this.#expect('a wrong address gives the whole 404 page', /not found/i.test(this.now.headings.join()), this.now.headings.join());
    else this.#expect('opening an address moves no focus', this.now.focus.isBody, this.now.focus.name);
  }

  async afterLink(): Promise<void> {
    const before = this.now;
    await this.#untilScrolled();
    await this.#look();
    if (before.entry === this.now.entry && before.address === this.now.address) return;
    if (isUnreachable(this.now)) return;
    const { address, focus, place } = this.now;
    // The 404 page's links load documents, which start without focus.
    const isLoaded = before.document !== this.now.document;
    this.#expect('after a link, focus is on something in view', isLoaded || (focus.isInView && !focus.isBody), focus.name);
    if (pathOf(before.address) === pathOf(address)) {
      if (hashOf(address)) this.#expect('after a section link, Tab goes on from the section', focus.isInSection, focus.name);
      return;
    }
    // Firefox may move it by a pixel while the page grows.
    if (!hashOf(address)) this.#expect('a new page starts at its top', place <= 1, String(place));
    const fresh = await this.#fresh.facts(this.now);
    if (!hashOf(address)) this.#same('a new visit starts with its folds as built', this.now.folds, fresh.folds);
    this.#same('a new visit starts at the first photo and card', this.now.rows, fresh.rows);
  }

  /** On a busy machine, a smooth scroll to a section begins late. If it never comes, the checks say so. */
  async #untilScrolled(): Promise<void> {
    const isThere = async () => {
      const { address, focus } = await this.#visit.facts();
      return hashOf(address) === '' || focus.isInView;
    };
    await this.#visit.until(isThere, 'the section').catch(() => undefined);
  }

  /** After browser Back or Forward. */
  async afterReturn(): Promise<void> {
    await this.#look();
    this.#expectAsLeft();
    const { focus } = this.now;
    this.#expect('after Back, Tab goes on from where she is', focus.isInView || focus.isTabNear, focus.name);
  }

  async afterReload(): Promise<void> {
    await this.#look();
    this.#expectAsLeft();
  }

  async afterBackFromDialog(): Promise<void> {
    const before = this.now;
    await this.#look();
    const { focus } = this.now;
    // Back to another document, such as the 404 page, loads it, and loading moves no focus.
    const isLoaded = before.document !== this.now.document;
    this.#expect(
      'Back closes a dialog, and focus is on its button or the heading',
      isLoaded || (focus.isInView && !focus.isBody),
      focus.name,
    );
    if (before.entry !== this.now.entry) this.#expectAsLeft();
  }

  /** The entry that the page's own Back must lead to; or the address, if there is none. */
  async wantedBack(name: string): Promise<WantedPage | undefined> {
    const list = /upcoming/.test(name) ? '/all-upcoming-trips' : /past/.test(name) ? '/all-past-trips' : undefined;
    const entries = await this.#visit.evaluate(() => {
      const { navigation } = window as { navigation?: Navigation };
      const before = navigation?.entries().slice(0, navigation.currentEntry?.index);
      return before?.map(({ key, url, sameDocument }) => ({ entry: key, path: new URL(url ?? '').pathname, isSameDocument: sameDocument }));
    });
    // Browsers that do not list the entries go back only to those of their document.
    if (!entries) return undefined;
    const here = pathOf(this.now.address);
    return entries.findLast(({ path }) => (list ? path === list : path !== here)) ?? { path: list ?? '/all-trips', isSameDocument: true };
  }

  async afterBackLink(wanted: WantedPage | undefined): Promise<void> {
    const before = this.now;
    await this.#look();
    // Without a network, a page whose code is not there yet is awaited on the page before.
    if (!wanted || (this.#visit.network === 'none' && before.address === this.now.address)) return;
    const { entry, address } = this.now;
    this.#expect(
      "the page's own Back leads to its page in one press",
      pathOf(address) === wanted.path,
      `${address} instead of ${wanted.path}`,
    );
    if (!wanted.entry) return;
    this.#expect("the page's own Back returns to the entry she came from", entry === wanted.entry, address);
    this.#expectAsLeft();
  }

  async afterStaying(): Promise<void> {
    const before = this.now;
    await this.#look();
    const { focus } = this.now;
    if (before.address === this.now.address) this.#expect('focus stays on something in view', focus.isInView, focus.name);
  }

  async afterScrolling(): Promise<void> {
    await this.#look();
  }

  async afterReconnecting(): Promise<void> {
    const before = this.now;
    await this.#look();
    this.#expect('the page opens by itself when the network is back', !isUnreachable(this.now), this.now.headings.join());
    if (isUnreachable(before)) this.#expectAsLeft();
  }

  async afterOpening(visit: Visit): Promise<void> {
    const title = this.now.headings[0] ?? '';
    const isTrip = this.now.address.startsWith('/trips/') && title !== 'Trip Not Found';
    await this.#look();
    const { dialog } = this.now;
    if (!dialog) return;
    const form = await visit.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('dialog[open] :is(input, textarea)')];
      const values = Object.fromEntries(fields.map(({ id, value }) => [id, value]));
      return { values, text: `${document.querySelector('dialog[open] form')?.textContent} ${values['call-message']}` };
    });
    for (const [id, text] of Object.entries(this.#typedIn(dialog))) {
      const found = form.values[id] ?? '';
      this.#expect(
        'what she typed is still there',
        found === text || (text === '' && /^\d$/.test(found)),
        `${id}: '${found}' instead of '${text}'`,
      );
    }
    if (isTrip && dialog === 'Request a Call') this.#expect('a call request names the trip of its page', form.text.includes(title), title);
    const isEmpty = Object.entries(form.values).some(([id, value]) => id.endsWith('-name') && value === '');
    const other = [...this.#typed].find(([name]) => name !== dialog)?.[1] ?? {};
    const isComplete = ['name', 'email', 'phone'].every((field) =>
      Object.entries(other).some(([id, text]) => id.endsWith(field) && text.length > 9),
    );
    if (isEmpty && isComplete)
      this.#expect('the form offers what she gave in the other one', form.text.includes('Use what you gave before'), dialog);
  }

  async afterClosing(): Promise<void> {
    await this.#look();
    const { dialog, focus } = this.now;
    this.#expect('a dialog closes', dialog === '', dialog);
    this.#expect("after a dialog, focus is on the page's button", focus.isInView && !focus.isBody, focus.name);
  }

  note(dialog: string, id: string, text: string): void {
    this.#typed.set(dialog, { ...this.#typedIn(dialog), [id]: text });
  }

  #typedIn(dialog: string): Readonly<Record<string, string>> {
    return this.#typed.get(dialog) ?? {};
  }

  forget(dialog: string): void {
    this.#typed.delete(dialog);
  }

  expectPhoto(wanted: string, { photo }: Facts): void {
    this.#expect('each press of Next or Previous moves by one photo', photo === wanted, `${photo} instead of ${wanted}`);
  }

  /** Reads the page after a step, and checks what must hold after every step. */
  async #look(): Promise<void> {
    const visit = this.#visit;
    const now = await visit.facts();
    this.now = now;
    const noise = visit.noise();
    this.#expect('never an error page', !/Unexpected Application Error/.test(now.text + now.title), now.text.slice(0, 80));
    this.#expect(
      'one visible heading, a title, header and footer',
      now.headings.length === 1 && now.hasFrame,
      `${now.headings.join(' | ')} (${now.title})`,
    );
    this.#expect('no errors or warnings in the console', noise.length === 0, noise.join(' | ').slice(0, 300));
    this.#expect('no sideways scroll', now.overflow <= 0, `${now.overflow} px, ${now.widest}`);
    this.#same('no id twice', now.duplicateIds, []);
    this.#expect('scrolling is locked only by a dialog', now.isLocked === (now.dialog !== ''), now.dialog || 'no dialog');
    if (now.dialog) this.#expect('with a dialog open, focus is in it', now.focus.isInDialog, now.focus.name);
    // No other host can be reached.
    this.#expect('no map covers the drawing when it cannot load', !now.isMapShown, 'an iframe');
    if (isUnreachable(now) || now.lacksCards)
      this.#expect('what cannot be fetched is explained only by a lost network', visit.network === 'none', now.address);
    if (isUnreachable(now)) return;
    const fresh = await this.#fresh.facts(now);
    for (const part of ['title', 'headings', 'canonical', 'robots', 'current', ...(now.lacksCards ? [] : (['text'] as const))] as const)
      this.#same(`the page has the same ${part} as in a new tab`, now[part], fresh[part]);
    await this.#expectDay();
  }

  /** On a later day than the build's: what has left is marked, and the home page shows the next trips. */
  async #expectDay(): Promise<void> {
    const { day } = this.#visit.conditions;
    if (!day) return;
    const { left, next } = onDay(day);
    const unmarked = await this.#visit.evaluate((dates) => {
      const parts = [...document.querySelectorAll('main :is(p, li, dt, dd, caption, tr, label, summary)')];
      const texts = parts
        .filter((part) => !part.querySelector('p, li, dt, dd, tr'))
        .map((part) => (part.closest('article, li, dl > div, table') ?? part).textContent ?? '');
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="wa.me"]')].map(({ href }) => decodeURIComponent(href));
      return [...texts, ...links, document.title].filter(
        (text) => dates.some((date) => text.includes(date)) && !/\bleft\b|\bwere open\b/.test(text),
      );
    }, left);
    this.#same(
      'a departure that has left is marked wherever its date is written',
      unmarked.map((text) => text.slice(0, 120)),
      [],
    );
    if (pathOf(this.now.address) === '/') {
      const cards = await this.#visit.evaluate(() => [...document.querySelectorAll('.card-row h3')].map(({ textContent }) => textContent));
      this.#same('home shows the next trips', cards, next);
    }
  }

  /** The current entry looks as it did when the visitor left it. */
  #expectAsLeft(): void {
    const left = this.#left.get(this.now.entry);
    if (!left || isUnreachable(left) || isUnreachable(this.now)) return;
    this.#same('an entry keeps its address', this.now.address, left.address);
    this.#same('an entry keeps its folds', this.now.folds, left.folds);
    this.#same('an entry keeps its chosen family', this.now.family, left.family);
    if (this.now.width !== left.width) return;
    const wanted = Math.min(left.place, this.now.furthest);
    this.#expect('an entry keeps its place', Math.abs(this.now.place - wanted) <= 100, `${this.now.place} instead of ${wanted}`);
    const moved = this.now.rows.some((row, index) => Math.abs(row - (left.rows[index] ?? 0)) > 30);
    this.#expect('an entry keeps its photo and its card', !moved, `${this.now.rows.join()} instead of ${left.rows.join()}`);
  }

  #expect(promise: string, holds: boolean, found: string): void {
    if (!holds && !this.#isIgnored(promise)) throw new Fault(promise, found);
  }

  #same(promise: string, found: unknown, wanted: unknown): void {
    const [a, b] = [JSON.stringify(found) ?? '', JSON.stringify(wanted) ?? ''];
    const from = Math.max(0, [...a].findIndex((letter, index) => letter !== b[index]) - 30);
    this.#expect(promise, a === b, `…${a.slice(from, from + 120)} instead of …${b.slice(from, from + 120)}`);
  }
}
