/** Drives WebKit over WebDriver's HTTP protocol, in the browser that ./webkit-host.js opens. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../build-tools/hosting/free-port.ts';
import { gjsPath, webKitDriverPath, xvfbPath } from '../programs.ts';
import type { Browser, BrowserWindow, Key } from './driver.ts';

const HOST = join(import.meta.dirname, 'webkit-host.js');

const MOUSE = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
const moveTo = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });

/** WebDriver's codes for keys. */
const KEYS: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** Console warnings that WebKit usually logs for our pages: an unknown directive, an unknown viewport key, an unused preload. */
const USUAL = /directive 'manifest-src'|"interactive-widget"|was preloaded using link preload but not used/;

type Ask = <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Answer>;

/** How many milliseconds to wait for a window, which normally opens in a second or two, before restarting the driver. */
const WINDOW_TIMEOUT = 40_000;

/** Starts WebKit. The driver supports one window at a time. */
export async function startWebKit(): Promise<Browser> {
  const { screen, display } = await startScreen();
  let problems: string[] = [];
  const note = (line: string) => {
    if (/\bCONSOLE (?:[A-Z]+ )*(?:ERROR|WARN)\b/.test(line) && !USUAL.test(line)) problems.push(line);
  };
  let { driver, ask } = await startDriver(display, note);
  const opened = () => openWindow(ask, (problems = []));
  return {
    openWindow: async () => {
      const window = opened();
      const isOpen = await Promise.race([window.then(() => true), wait(WINDOW_TIMEOUT, false, { ref: false })]);
      if (isOpen) return window;
      window.catch(() => undefined);
      await stop(driver);
      ({ driver, ask } = await startDriver(display, note));
      return opened();
    },
    close: async () => {
      await stop(driver);
      await stop(screen);
    },
  };
}

/** Starts WebKitWebDriver on a free port. `note` is called with each line of its output. */
async function startDriver(display: string, note: (line: string) => void): Promise<{ driver: ChildProcess; ask: Ask }> {
  const port = await freePort();
  const driver = spawn(webKitDriverPath(), [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  for (const output of [driver.stdout, driver.stderr]) createInterface(output).on('line', note);
  const ask = asker(`http://127.0.0.1:${port}`);
  while (!(await ask('GET', '/status').catch(() => undefined))) await wait(50);
  return { driver, ask };
}

/** Starts a virtual screen, because WebKitGTK has no headless mode. The X server picks the display number and writes it to descriptor 3. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(xvfbPath(), ['-displayfd', '3', '-screen', '0', '1600x2400x24'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const end = once(program, 'exit');
  program.kill();
  await end;
}

function asker(address: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(address + path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`WebKitWebDriver, ${method} ${path}: ${(value as { message: string }).message}`);
    return value;
  };
}

async function openWindow(askDriver: Ask, problems: readonly string[]): Promise<BrowserWindow> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const browser = { binary: gjsPath(), args: ['-m', HOST, folder] };
  const { sessionId } = await askDriver<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  });
  const ask: Ask = (method, path, body) => askDriver(method, `/session/${sessionId}${path}`, body);
  const act = (input: object) => ask<void>('POST', '/actions', { actions: [input] });
  const evaluate: BrowserWindow['evaluate'] = (work, ...args) =>
    ask('POST', '/execute/sync', { script: `return (${work})(...arguments)`, args });
  return {
    open: (url) => ask<void>('POST', '/url', { url }),
    // Do not run history.back() in the page, because a page that is being unloaded would never return a result.
    back: () => ask<void>('POST', '/back', {}),
    forward: () => ask<void>('POST', '/forward', {}),
    reload: () => ask<void>('POST', '/refresh', {}),
    evaluate,
    movePointer: (x, y) => act({ ...MOUSE, actions: [moveTo(x, y)] }),
    press: (x, y) => act({ ...MOUSE, actions: [moveTo(x, y), ...['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))] }),
    pressKey: (key) => act({ type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] })) }),
    resize: async (width, height) => {
      await ask('POST', '/window/rect', { width, height });
      while (!(await evaluate((width, height) => innerWidth === width && innerHeight === height, width, height))) await wait(20);
    },
    screenshot: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
    problems,
    close: async () => {
      await ask('DELETE', '');
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
