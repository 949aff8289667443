import type { Page, Request } from '@playwright/test';

/** Watches a page's requests. @returns a function that lists the same-origin URLs still in flight */
export function watchRequests(page: Page): () => string[] {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => [...underWay].map((request) => request.url()).filter((url) => url.startsWith(new URL(page.url()).origin));
}
