import type { Page } from '@playwright/test';

/** What makes a page wider than its window: how many pixels it scrolls, and what reaches over the edge outside a row that scrolls by itself. */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isInScroller = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && parent !== document.body && (getComputedStyle(parent).overflowX !== 'visible' || isInScroller(parent));
    };
    const over = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      // What only a screen reader is told is a pixel wide; pictures are drawn in boxes of their own.
      const isSeen = width > 1 && element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg, .sr-only');
      return isSeen && (left < -1 || right > clientWidth + 1) && !isInScroller(element);
    });
    const names = over.slice(0, 3).map((element) => `${element.localName} '${element.textContent.trim().slice(0, 30)}'`);
    return scrollWidth > clientWidth ? [`scrolls ${scrollWidth - clientWidth} px`, ...names] : names;
  });
}
