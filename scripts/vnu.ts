/**
 * Asks the W3C's checker (vnu, which needs Java) about every page, as it is built and as it is once scripts have taken
 * over:  npm run build && npm run test:vnu
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { siteServer } from '../hosting/server/server.ts';
import { chromiumPath } from '../tools/chromium.ts';
import { extraFile, installExtraPackages } from '../tools/extra-packages.ts';
import { isHydrated } from '../tools/hydration.ts';
import { PAGES } from '../tools/pages.ts';

const SITE = 'build/client';
const CHECKER = extraFile('vnu-jar/build/dist/vnu.jar');

/** What the checker does not know yet, each with its reason. */
const EXCEPTIONS: readonly (readonly [message: RegExp, reason: string])[] = [
  [/^Attribute “name” not allowed on element “details”/, 'In the HTML standard since 2023: one question open at a time, without scripts.'],
  [
    /^Bad value “.*(?:min|max|clamp|calc)\(.*” for attribute “sizes”/,
    'CSS min(), max(), clamp() and calc() are source size values by the HTML standard; the checker reads lengths only.',
  ],
];

type Message = { type: 'error' | 'info'; subType?: string; url: string; message: string };

if (spawnSync('java', ['-version']).status !== 0)
  stop('There is no Java, which the checker is written in. Install one (on Debian: apt-get install default-jre-headless).');
if (!existsSync(`${SITE}/index.html`)) stop(`There is no built site in ${SITE}. Build it first: npm run build`);

installExtraPackages();
const built = globSync(`${SITE}/**/*.html`).toSorted();
const hydrated = await hydratedPages();
const messages = check([...built, ...hydrated]);
const mistakes = messages.filter(({ type, message }) => type === 'error' && !EXCEPTIONS.some(([pattern]) => pattern.test(message)));
for (const { url, message } of mistakes) console.error(`✗ ${url}: ${message}`);
for (const [pattern, reason] of EXCEPTIONS) {
  const times = messages.filter(({ message }) => pattern.test(message)).length;
  console.log(times > 0 ? `let through ${times} times: ${reason}` : `✗ No longer needed, take it away in scripts/vnu.ts: ${pattern}`);
  if (times === 0) process.exitCode = 1;
}
console.log(`${built.length} built and ${hydrated.length} hydrated pages: ${mistakes.length} errors.`);
if (mistakes.length > 0) process.exitCode = 1;

/** Every page as the browser holds it after its scripts have run, written beside each other in a temporary folder. */
async function hydratedPages(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hydrated-'));
  const server = siteServer(SITE);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.route(
    (url) => url.port !== String(port),
    (route) => route.abort(),
  );
  const files: string[] = [];
  for (const address of [...PAGES, '/no-such-page', '/trips/upcoming/no-such-trip']) {
    await page.goto(`http://127.0.0.1:${port}${address}`);
    await page.waitForFunction(isHydrated);
    const file = join(folder, `${address.replaceAll('/', '.')}.html`);
    writeFileSync(file, `<!DOCTYPE html>${await page.evaluate(() => document.documentElement.outerHTML)}`);
    files.push(file);
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
  return files;
}

function check(files: readonly string[]): Message[] {
  const { stdout, stderr } = spawnSync('java', ['-Xss1024k', '-jar', CHECKER, '--format', 'json', '--stdout', ...files], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (!stdout.startsWith('{')) stop(`The checker did not answer: ${stderr}`);
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}

function stop(words: string): never {
  console.error(words);
  process.exit(1);
}
