import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteServer } from '../../build-tools/hosting/server.ts';
import { expect, hydrated, test } from '../support/site.ts';

test('an interaction during page load starts hydration, which waits for the rest of the page', async ({ browser }) => {
  const html = readFileSync('build/client/faqs.html', 'utf8');
  const cut = html.indexOf('</main>');
  const site = siteServer('build/client');
  let arrive = () => {};
  const slow = createServer((request, response) => {
    if (request.url !== '/faqs') {
      site.emit('request', request, response);
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, cut));
    arrive = () => response.end(html.slice(cut));
  });
  await once(slow.listen(0, '127.0.0.1'), 'listening');
  const page = await browser.newPage();
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  try {
    await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/faqs`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.mouse.move(50, 50);
    // Import the files that are loaded before hydration waits for the rest of the page.
    await page.evaluate(async () => {
      const { manifest, routes } = JSON.parse(document.querySelector('#hydration-files')?.textContent ?? '{}');
      await Promise.all([manifest, ...Object.values(routes)].map((file) => import(String(file))));
    });
    arrive();
    await hydrated(page);
    expect(noise).toEqual([]);
  } finally {
    await page.close();
    slow.closeAllConnections();
    slow.close();
  }
});
