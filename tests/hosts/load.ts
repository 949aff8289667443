/**
 * Many visitors at once:  npm run test:load [node=100000 nginx=1000000]
 * Every answer is compared, status and bytes, with what the build says; one wrong answer ends with exit code 1.
 */
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { content } from '../../app/content/content.server.ts';
import { readSiteManifest } from '../../hosting/site-manifest.ts';
import { ask } from './ask.ts';
import { type Host, type HostName, HOSTS } from './hosts.ts';

const SITE = 'build/client';
const VISITORS = 50;
const AMOUNTS: Partial<Record<HostName, number>> = { node: 100_000, nginx: 1_000_000 };

/** A path with its one right answer. */
type Expected = { path: string; status: number; body?: Buffer };

/** Pages, their data, scripts and styles, an address that has moved, and two that were never there. */
function expected(): Expected[] {
  const site = readSiteManifest(SITE);
  const packed = (file: string) => readFileSync(`${SITE}${file}.gz`);
  const pages = [...site.pages].map((path) => ({ path, status: 200, body: packed(`${path === '/' ? '/index' : path}.html`) }));
  const parts = [...readFileSync(`${SITE}/index.html`, 'utf8').matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
  const files = ['/faqs.data', '/favicon.svg', ...new Set(parts)].map((path) => ({ path, status: 200, body: packed(path) }));
  return [
    ...pages,
    ...files,
    ...content().redirects.map(({ from }) => ({ path: `${from}?from=load`, status: 301 })),
    { path: '/nothing', status: 404 },
    { path: '/assets/none.js', status: 404, body: Buffer.from('Not found\n') },
  ];
}

async function load({ name, port }: Host, amount: number): Promise<boolean> {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const rows = expected();
  const milliseconds = new Float64Array(amount);
  let [next, wrong] = [0, 0];
  const visit = async () => {
    for (let index = next++; index < amount; index = next++) {
      const { path, status, body } = rows[index % rows.length]!;
      const start = performance.now();
      const answer = await ask(port, { path, headers: { 'accept-encoding': 'gzip' } }, agent).catch((error: Error) => error);
      milliseconds[index] = performance.now() - start;
      if (!(answer instanceof Error) && answer.status === status && (!body || body.equals(answer.body))) continue;
      if (++wrong <= 5) console.error(`✗ ${name} ${path}: ${answer instanceof Error ? answer.message : answer.status}, expected ${status}`);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: VISITORS }, visit));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  milliseconds.sort();
  const within = (share: number) => `${milliseconds[Math.floor(amount * share)]!.toFixed(1)} ms`;
  console.log(
    `${name}: ${amount} requests over ${rows.length} addresses, ${wrong} wrong; ` +
      `${Math.round(amount / seconds)} a second, half within ${within(0.5)}, 99 of 100 within ${within(0.99)}`,
  );
  return wrong === 0;
}

const asked = process.argv.slice(2).map((word) => word.split('=') as [HostName, string]);
const amounts = asked.length > 0 ? asked : Object.entries(AMOUNTS).map(([name, amount]) => [name, amount] as [HostName, number]);
for (const [name, amount] of amounts) {
  const host = await HOSTS[name]();
  try {
    if (!(await load(host, Number(amount)))) process.exitCode = 1;
  } finally {
    await host.stop();
  }
}
