import type { Page } from '@playwright/test';

/** Reports how far a page scrolls sideways, and names up to three elements past its edge, except in boxes that scroll or clip. */
export function horizontalOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isInScroller = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && parent !== document.body && (getComputedStyle(parent).overflowX !== 'visible' || isInScroller(parent));
    };
    const over = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      // Skip SVGs and what is not visible, such as screen-reader text (1 px wide).
      const isSeen = width > 1 && element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg, .sr-only');
      return isSeen && (left < -1 || right > clientWidth + 1) && !isInScroller(element);
    });
    const names = over.slice(0, 3).map((element) => `${element.localName} '${element.textContent.trim().slice(0, 30)}'`);
    return scrollWidth > clientWidth ? [`scrolls ${scrollWidth - clientWidth} px`, ...names] : names;
  });
}
