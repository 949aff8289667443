import type { Page } from '@playwright/test';

/** Other hosts are never asked: the map's frame gets an empty page. */
export async function answerForOtherHosts(page: Page): Promise<void> {
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }));
}

/** Files that a host no longer has. */
export async function answerNotFound(page: Page, files: RegExp | string): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));
}

/** Files in whose place a host sends a page, and says that all is well. */
export async function answerWithPage(page: Page, files: RegExp): Promise<void> {
  await page.route(files, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }));
}
