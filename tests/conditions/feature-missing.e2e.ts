import type { Page } from '@playwright/test';
import { IS_FULL, SAMPLE_PAGES } from '../../tools/pages.ts';
import { sideways } from '../support/sideways.ts';
import { expect, hydrated, test } from '../support/site.ts';

/** What is taken away: objects' members before the page's scripts see them, and words of its markup and its styles. */
type Feature = { members?: readonly [owner: string, name: string][]; markup?: readonly [RegExp, string]; styles?: readonly string[] };

/** What the site leans on and some browser that is served does not know, each by itself (docs/decisions/0010-browsers-that-are-served.md). */
const FEATURES: Readonly<Record<string, Feature>> = {
  'exclusive details': { members: [['HTMLDetailsElement.prototype', 'name']], markup: [/ name="faq"/g, ''] },
  ':has()': { styles: [':has('] },
  subgrid: { styles: ['subgrid'] },
  AVIF: { markup: [/"image\/avif"/g, '"image/no-avif"'] },
  'Navigation API': { members: [['window', 'navigation']] },
  requestIdleCallback: { members: [['window', 'requestIdleCallback']] },
  'Intl.Segmenter': { members: [['Intl', 'Segmenter']] },
  'requestSubmit()': { members: [['HTMLFormElement.prototype', 'requestSubmit']] },
  'navigator.share': { members: [['Navigator.prototype', 'share']] },
  clipboard: { members: [['Navigator.prototype', 'clipboard']] },
  'content-visibility': { styles: ['content-visibility'] },
  'scroll-driven animations': { styles: ['animation-timeline'] },
  'text-wrap': { styles: ['text-wrap'] },
  'overscroll-behavior': { styles: ['overscroll-behavior'] },
  hyphens: { styles: ['hyphens'] },
  'scroll snap': { styles: ['scroll-snap'] },
  'forced-color-adjust': { styles: ['forced-color-adjust'] },
  mask: { styles: ['mask'] },
};

/** @returns whether anything was there to be taken */
async function takeAway(page: Page, { members = [], markup, styles = [] }: Feature): Promise<() => boolean> {
  let isTaken = members.length > 0;
  await page.addInitScript((paths) => {
    for (const [owner, name] of paths) {
      const object = owner.split('.').reduce<object>((at, key) => Reflect.get(at, key) as object, window);
      Reflect.deleteProperty(object, name);
    }
  }, members);
  await page.route(
    (url) => /^\/[^.]*$|\.css$/.test(url.pathname) && url.hostname === '127.0.0.1',
    async (route) => {
      const response = await route.fetch();
      const isSheet = new URL(route.request().url()).pathname.endsWith('.css');
      const text = await response.text();
      let body = text;
      if (isSheet) for (const word of styles) body = body.replaceAll(word, `no-${word}`);
      else if (markup) body = body.replaceAll(...markup);
      isTaken ||= body !== text;
      await route.fulfill({ response, body });
    },
  );
  return () => isTaken;
}

// One after the other they take minutes; old-browsers.e2e.ts takes all of them away at once.
for (const [name, feature] of IS_FULL ? Object.entries(FEATURES) : []) {
  test(`without ${name} every kind of page can be read, and a form opened`, async ({ page }) => {
    const isTaken = await takeAway(page, feature);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of SAMPLE_PAGES) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(await sideways(page), path).toEqual([]);
    }
    expect(isTaken()).toBe(true);
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('button', { name: 'Request a Call Back' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request a Call' });
    await dialog.getByRole('button', { name: 'Submit Request' }).click();
    await expect(dialog.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  });
}
