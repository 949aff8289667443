import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe finds wrong on the page: one line per element, with the rule and the selector. Leaves out frames: the map is not ours,
 * and the editing screen's preview is a page of the site.
 * @param within a selector, to look at a part of the page
 * @param without rules that are not checked
 */
export async function axeFindings(page: Page, { within = 'html', without = [] as string[] } = {}): Promise<string[]> {
  // A form that has just opened takes no presses, so axe would find its buttons covered.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().flatMap(({ timeline, finished }) => (timeline === document.timeline ? [finished] : []))),
  );
  const { violations } = await new AxeBuilder({ page })
    // Opens no second page for its result.
    .setLegacyMode()
    .include(within)
    .exclude('iframe')
    // Not with disableRules, which would forget the other rules.
    .options({
      resultTypes: ['violations'],
      rules: {
        'label-content-name-mismatch': { enabled: true },
        'target-size': { enabled: true },
        ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      },
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${String(target)}`));
}

/** Expects that axe finds nothing wrong on the page, or on the part of it that matches `within`. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect(await axeFindings(page, { within })).toEqual([]);
}
