import fs from 'node:fs';
import { firstLoad, brotliBytes } from '/work/main/tools/first-load.ts';
const { readPage } = await import('/work/main/tests/support/built-page.ts');
const dir = process.env.D ?? '/work/main/build/client';
const trip = fs
  .readdirSync(dir + '/trips/upcoming')
  .find((f) => f.endsWith('.html'))
  .replace('.html', '');
for (const p of ['/', '/trips/upcoming/' + trip, '/all-upcoming-trips', '/contact', '/faqs']) {
  const page = readPage(dir, p);
  const files = firstLoad(dir, page.scripts);
  console.log(
    p,
    files.length,
    files.reduce((a, f) => a + brotliBytes(dir + '/' + f), 0),
    files.map((f) => f.replace('/assets/', '').replace(/-[\w-]{8}\.js/, '') + ':' + brotliBytes(dir + '/' + f)).join(' '),
  );
}
const all = fs.readdirSync(dir + '/assets').filter((f) => f.endsWith('.js'));
console.log(all.length, all.map((f) => f.replace(/-[\w-]{8}\.js/, '') + ':' + brotliBytes(dir + '/assets/' + f)).join(' '));
