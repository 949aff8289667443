import type { Page } from '@playwright/test';

/** Makes the scripts start, as a hand on the mouse does, and lets them fail or succeed. */
export async function startScripts(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForTimeout(400);
}
