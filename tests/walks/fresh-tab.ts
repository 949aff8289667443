import type { BrowserWindow } from '../engines/drivers/driver.ts';
import type { Facts } from './facts.ts';
import { type Conditions, Visit } from './visit.ts';

/** Opens addresses afresh in another window, to compare a page with. Knows only the children's ages of the visit. */
export class FreshTab {
  readonly #open: () => Promise<BrowserWindow>;
  readonly #conditions: Conditions;
  readonly #known: Map<string, Facts>;
  readonly #agesOf: () => Promise<string>;
  #visit: Visit | undefined;

  /** @param known what was read before, to save time */
  constructor(open: () => Promise<BrowserWindow>, conditions: Conditions, known: Map<string, Facts>, agesOf: () => Promise<string>) {
    this.#open = open;
    this.#conditions = conditions;
    this.#known = known;
    this.#agesOf = agesOf;
  }

  /** The page at the same address in a new tab, on a screen of the same width, with the same family chosen. */
  async facts({ address, family, isFamilyChosen, width }: Facts): Promise<Facts> {
    const ages = await this.#agesOf();
    const { site, day } = this.#conditions;
    const key = [site.url, day, address, ages, family, isFamilyChosen, width].join('|');
    const known = this.#known.get(key);
    if (known) return known;
    this.#visit ??= await Visit.begin(await this.#open(), { ...this.#conditions, missing: '', isTranslated: false, start: '/all-trips' });
    const visit = this.#visit;
    await visit.resizeTo(width);
    await visit.evaluate((text) => {
      sessionStorage.clear();
      if (text) sessionStorage.setItem('children-ages:v1', text);
    }, ages);
    await visit.open(address);
    const first = await visit.facts();
    if (family >= 0 && (first.family !== family || first.isFamilyChosen !== isFamilyChosen)) {
      await visit.evaluate((index) => document.querySelectorAll<HTMLElement>('main input[type=radio]')[index]?.click(), family);
      await visit.settle();
    }
    const facts = { ...(await visit.facts()), folds: first.folds, rows: first.rows };
    this.#known.set(key, facts);
    return facts;
  }

  async close(): Promise<void> {
    await this.#visit?.close();
  }
}
