import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { siteServer } from '../hosting/server/server.ts';
const s = siteServer('build/client');
await new Promise<void>((r) => s.listen(0, '127.0.0.1', () => r()));
const url = `http://127.0.0.1:${(s.address() as any).port}`;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage();
for (const path of process.argv.slice(2)) {
  await p.goto(url + path);
  await p.emulateMedia({ media: 'print' });
  const pdf = await p.pdf({ format: 'A4', preferCSSPageSize: true });
  writeFileSync(`/tmp/${path.split('/').at(-1)}.pdf`, pdf);
}
await b.close();
s.closeAllConnections();
s.close();
